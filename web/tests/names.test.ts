// The shell knows no game: a game's name stands in its own folder and in the registry, and nowhere else.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../src/games';

const ROOT = `${import.meta.dirname}/../src`;
const REGISTRY = /^import \{ profile as \w+ \} from|^export const games\b/;

test('no game is named outside its folder', () => {
  const names = new RegExp(Object.keys(games).join('|'), 'i');
  const own = new RegExp(`^games/(${Object.keys(games).join('|')})/`);
  const shell = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.(ts|svelte|css)$/.test(path) && !own.test(path) && path !== 'generated.ts', // it has every game's view
  );
  expect(shell).toContain('games/index.ts');
  const found = shell.flatMap((path) =>
    readFileSync(`${ROOT}/${path}`, 'utf8')
      .split('\n')
      .filter((line) => names.test(line) && !(path === 'games/index.ts' && REGISTRY.test(line)))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
