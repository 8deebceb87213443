// Asking the server. Whatever goes wrong comes back as a `Trouble` with the code of its sentence.
import { pause } from './time';
import type { Arguments, Cards, Command, GameFacts, Listed, Me, Opening, Schemas, State } from './types';

export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly args: Arguments = {},
    readonly state: State | null = null,
  ) {
    super(code);
  }
}

const AWAY = [429, 502, 503, 504]; // too fast, too busy, or a proxy that has lost its worker
const RETRIES = [300, 1000, 3000]; // ms; the same command id makes sending again harmless

/** A name for a command that nobody else has. */
export function commandId(): string {
  const noise = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(noise, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function once<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(path, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  });
  if (response.ok) return (await response.json()) as T; // as openapi.json promises; cut off, it is asked for again
  throw await troubleOf(response);
}

async function troubleOf(response: Response): Promise<Trouble> {
  const found: unknown = await response.json().catch(() => null);
  const problem = found as Partial<Schemas['Problem']> | null; // a proxy may have answered in the server's place
  return new Trouble(
    response.status,
    problem?.error?.code ?? 'try-again',
    problem?.error?.arguments ?? {},
    problem?.state ?? null,
  );
}

/** An answer that comes line by line, each a JSON value; it is not asked for again. */
export async function* lines<T>(path: string, body: unknown, signal: AbortSignal): AsyncGenerator<T> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body), signal }).catch(() => {
    throw new Trouble(0, 'try-again');
  });
  if (!response.ok) throw await troubleOf(response);
  const reader = response.body!.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    const parts = (rest + decoder.decode(value, { stream: !done })).split('\n');
    rest = parts.pop()!;
    for (const line of parts) if (line) yield JSON.parse(line) as T;
    if (done) return;
  }
}

/** Sent again while the server is away; what it refuses is refused. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    const wait = RETRIES[tries];
    try {
      return await once<T>(method, path, body);
    } catch (problem) {
      const away = !(problem instanceof Trouble) || AWAY.includes(problem.status);
      if (!away || wait === undefined) throw problem instanceof Trouble ? problem : new Trouble(0, 'try-again');
      await pause(wait);
    }
  }
}

export const get = <T>(path: string): Promise<T> => ask<T>('GET', path);
export const post = <T>(path: string, body: unknown): Promise<T> => ask<T>('POST', path, body);

let mine: Promise<Me> | null = null;

/** Who I am if I was here before. */
export const known = async (): Promise<Me | null> => (await get<Schemas['Hello']>('/api/hello')).me;

/** Who I am; a newcomer is let in under this name. */
export function me(name: string): Promise<Me> {
  mine ??= known().then((found) => found ?? post<Me>('/api/people', { name }));
  mine.catch(() => (mine = null));
  return mine;
}

/** Ask again who I am: I have signed in or out. */
export function forget(): void {
  mine = null;
}

export async function rename(name: string): Promise<Me> {
  mine = ask('PUT', '/api/me', { name });
  return mine;
}

/** Who I am, under this name from now on. */
export async function callMe(name: string): Promise<Me> {
  return (await known()) ? rename(name) : me(name);
}

let offered: Promise<Record<string, GameFacts>> | null = null;

/** What can be played, by name; asked once. */
export function games(): Promise<Record<string, GameFacts>> {
  const asked = (offered ??= get<Record<string, GameFacts>>('/api/games'));
  asked.catch(() => (offered = null));
  return asked;
}
export const tables = (list: 'mine' | 'open' | 'watch', filters: Record<string, string> = {}): Promise<Listed[]> =>
  get(`/api/tables?${new URLSearchParams({ list, ...filters }).toString()}`);

/** What a table's card file holds, and what its cards say. */
export async function cards<C extends Cards>(table: string, invite: string | null): Promise<C> {
  const query = invite ? `?invite=${encodeURIComponent(invite)}` : '';
  const [content, texts] = await Promise.all([
    get<object>(`/api/tables/${table}/cards${query}`),
    get<Schemas['Texts']>(`/api/tables/${table}/texts${query}`),
  ]);
  return { ...content, texts } as Cards as C; // as the game's profile promises
}

export async function openTable(wanted: Opening): Promise<string> {
  const found = await post<Schemas['TableCreated']>('/api/tables', { id: commandId(), ...wanted });
  return found.table;
}

/** The same `id` again is not carried out again. */
export const command = (table: string, what: Command, id: string): Promise<Schemas['CommandDone']> =>
  post(`/api/tables/${table}/commands`, { id, ...what });
