// Opening a table, which goes there at once.
import * as api from './api';
import { troubleText } from './phrases';
import { route } from './route.svelte';
import type { Opening } from './types';
import { say } from './words.svelte';

/** Resolves to what went wrong, in a sentence; to nothing where nothing did. */
export async function openTable(wanted: Opening): Promise<string> {
  try {
    await api.me(say('web-guest'));
    route.go(`/table/${await api.openTable(wanted)}`);
    return '';
  } catch (problem) {
    return troubleText(problem);
  }
}
