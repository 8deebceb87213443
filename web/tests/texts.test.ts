// The page speaks every card as the terminal does, and as it did before: `tests/terminal/test_card_texts.py` has the
// terminal speak the same file, and writes it.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Cards } from '../src/lib/types';

type Said = Record<string, Record<string, Record<string, string>>>; // by language, game and card

const file = `${import.meta.dirname}/../../tests/fixtures/card-texts.json.gz`;
const { texts, said, said_with_7_left } = JSON.parse(gunzipSync(readFileSync(file)).toString()) as {
  texts: Record<string, Cards['texts']>;
  said: Said;
  said_with_7_left: Said;
};

let lib: typeof import('../src/lib/words.svelte');

beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  lib = await import('../src/lib/words.svelte');
});

test('the file has both games in four languages', () => {
  expect(Object.keys(said).sort()).toEqual(['de', 'en', 'fr', 'pl']);
  expect(Object.keys(texts).sort()).toEqual(Object.keys(said.en!).sort());
});

test.each(['en', 'de', 'fr', 'pl'] as const)('every card says in %s what it said', async (language) => {
  await lib.words.setLanguage(language);
  for (const [game, cards] of Object.entries(texts)) {
    const spoken = Object.entries(cards).map(([name, text]) => [name, lib.speak(text)]);
    expect(Object.fromEntries(spoken)).toEqual(said[language]![game]);
    for (const [name, sentence] of Object.entries(said_with_7_left[language]![game]!))
      expect(lib.speak(cards[name]!, { left: 7 })).toBe(sentence);
  }
});

test('the language decides how parts are joined', async () => {
  const text = { join: 'join-semicolon', parts: [{ code: 'city-vp', arguments: { vp: 2 } }, 'as it is', 3] };
  await lib.words.setLanguage('fr');
  expect(lib.speak(text)).toBe('2 PV\u00a0; as it is\u00a0; 3');
  expect(lib.speak(text, { vp: 5, left: 1 })).toBe('5 PV\u00a0; as it is\u00a0; 3');
});
