// Whether others reach this server. Only a page that is open on the server's own machine has to ask.
import { ask, get } from './api';
import type { Schemas } from './types';

const LOCAL = /^(localhost|127\..*|\[::1\])$/.test(location.hostname);

let known: Schemas['NetworkInfo'] | null = $state.raw(null);

export const network = {
  /** Null where others reach the server as this page does, or as long as it is not known. */
  get info(): Schemas['NetworkInfo'] | null {
    return known;
  },
  /** The server as others find it. */
  get origin(): string {
    return (known?.open && known.url) || location.origin;
  },
  async look(): Promise<void> {
    if (LOCAL) known = await get<Schemas['NetworkInfo']>('/api/network').catch(() => null);
  },
  async switch(open: boolean): Promise<void> {
    known = await ask<Schemas['NetworkInfo']>('PUT', '/api/network', { open });
  },
};
