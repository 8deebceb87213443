// The stream of one table: a WebSocket that is opened again whenever it breaks, falls silent or the browser wakes up.
import type { ClientMessage } from './types';

const SILENCE = 60_000; // ms; the server says something more often than that
const LONGEST_WAIT = 15_000; // ms between two tries

export class Connection<M> {
  /** `gone` is for good: the table does not exist, or is not ours to see. */
  link: 'connecting' | 'live' | 'away' | 'gone' = $state('connecting');

  #socket: WebSocket | null = null;
  #closed = false;
  #tries = 0;
  #heard = 0;
  #watch: ReturnType<typeof setInterval> | undefined;
  #waiting: (() => void)[] = [];

  /** `address` is asked anew at every try: the seat that looks may have changed. */
  constructor(
    readonly address: () => string,
    readonly hear: (message: M) => void,
  ) {}

  get closed(): boolean {
    return this.#closed;
  }

  open(): void {
    if (this.#closed) return;
    if (this.#watch === undefined) {
      this.#watch = setInterval(() => this.#check(), 5000);
      document.addEventListener('visibilitychange', this.#awake);
      addEventListener('online', this.#awake);
    }
    const socket = new WebSocket(this.address());
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onmessage = (message) => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      this.#tries = 0;
      this.link = 'live';
      for (const back of this.#waiting.splice(0)) back();
      this.hear(JSON.parse(message.data) as M);
    };
    socket.onclose = () => {
      if (socket !== this.#socket || this.#closed) return;
      this.link = 'away';
      const wait = Math.min(LONGEST_WAIT, 400 * 2 ** this.#tries) * (0.7 + 0.6 * Math.random());
      this.#tries += 1;
      setTimeout(() => socket === this.#socket && this.open(), wait);
    };
  }

  /** Resolves once the server is heard again; at once while it is. */
  back(): Promise<void> {
    return this.link === 'live' ? Promise.resolve() : new Promise((back) => this.#waiting.push(back));
  }

  /** Begins again: somebody else looks now. */
  renew(): void {
    const before = this.#socket;
    this.open();
    before?.close();
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#watch);
    document.removeEventListener('visibilitychange', this.#awake);
    removeEventListener('online', this.#awake);
    this.#socket?.close();
  }

  send(what: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(what));
  }

  #awake = (): void => {
    if (document.hidden || this.link !== 'away' || !this.#socket) return;
    this.#tries = 0;
    this.#socket.onclose = null;
    this.#socket.close();
    this.open();
  };

  #check(): void {
    if (this.link === 'live' && Date.now() - this.#heard > SILENCE) this.#socket?.close();
  }
}
