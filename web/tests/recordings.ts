// Recorded games, message by message, as a browser received them. `python web/tests/record.py` records them anew, from
// the root of the repository.
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { AnyView, State, Step } from '../src/lib/types';

const FOLDER = `${import.meta.dirname}/recordings`;

export interface Recording<V extends AnyView> {
  name: string;
  /** Every step that changed the view, with the view before it. */
  steps: { before: V; step: Step<V> & { view: V } }[];
}

export function recordings<V extends AnyView>(game: V['game']): Recording<V>[] {
  const names = readdirSync(FOLDER).filter((name) => name.startsWith(`${game}-`));
  return names.map((name) => {
    const lines = gunzipSync(readFileSync(`${FOLDER}/${name}`))
      .toString()
      .split('\n');
    const [state, ...steps] = lines.map((line) => JSON.parse(line)) as [State<V>, ...(Step<V> & { view: V })[]];
    return { name, steps: steps.map((step, at) => ({ step, before: at ? steps[at - 1]!.view : state.view! })) };
  });
}
