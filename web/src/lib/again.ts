// The same people again: the table that follows a finished game, opened if nobody has opened it yet.
import * as api from './api';
import { route } from './route.svelte';
import type { State } from './types';

/** Goes to the latest table of a row of rematches; a finished one at its end is followed by a new one. */
export async function again(table: string): Promise<void> {
  for (let last = table; ;) {
    const { info } = await api.get<State>(`/api/tables/${last}`);
    if (info.next) {
      last = info.next;
    } else if (info.status === 'over' || info.status === 'closed') {
      await api.command(last, { do: 'rematch' }, api.commandId()).catch(async (problem: unknown) => {
        if ((problem as api.Trouble).code !== 'rematch-there') throw problem; // somebody was quicker
      });
      last = (await api.get<State>(`/api/tables/${last}`)).info.next ?? last;
      return route.go(`/table/${last}`);
    } else {
      return route.go(`/table/${last}`);
    }
  }
}
