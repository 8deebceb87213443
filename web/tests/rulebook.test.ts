// The small format of the rules pages.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games } from '../src/games';
import { parsed, pieces } from '../src/lib/rulebook';

describe('parsed', () => {
  test('a page is a title, sections, and blocks in them', () => {
    const text =
      '# The Game\n\n> How it goes.\n\n## Fighting\n- **K1** Fight.\n- Or flee.\n\n![Two foes](ogre orc)\n- **K2** Win.\n';
    expect(parsed(text, 'K')).toEqual({
      title: 'The Game',
      sections: [
        { id: 'top', title: '', blocks: [{ kind: 'intro', text: 'How it goes.' }] },
        {
          id: 'section-1',
          title: 'Fighting',
          blocks: [
            {
              kind: 'items',
              items: [
                { number: 'K1', text: 'Fight.' },
                { number: null, text: 'Or flee.' },
              ],
            },
            { kind: 'pictures', caption: 'Two foes', names: ['ogre', 'orc'] },
            { kind: 'items', items: [{ number: 'K2', text: 'Win.' }] },
          ],
        },
      ],
    });
  });

  test('a number of another game is no number', () => {
    expect(parsed('- **M1** Fight.', 'K').sections[0]!.blocks).toEqual([
      { kind: 'items', items: [{ number: null, text: '**M1** Fight.' }] },
    ]);
  });

  test.each(Object.keys(games))('every line of the pages of %s is in the book', (game) => {
    const folder = `${import.meta.dirname}/../src/games/${game}/rules`;
    for (const file of readdirSync(folder)) {
      const text = readFileSync(`${folder}/${file}`, 'utf8');
      const book = parsed(text, games[game]!.rulePrefix);
      const blocks = book.sections.flatMap((section) => section.blocks);
      const lines = blocks.reduce((sum, block) => sum + (block.kind === 'items' ? block.items.length : 1), 0);
      expect(1 + (book.sections.length - 1) + lines).toBe(text.split('\n').filter(Boolean).length);
    }
  });
});

describe('pieces', () => {
  test('strong, soft and rules to follow', () => {
    expect(pieces('A **bold** and *soft* word, see K12 and M3.', 'K')).toEqual([
      { text: 'A ', look: 'plain' },
      { text: 'bold', look: 'strong' },
      { text: ' and ', look: 'plain' },
      { text: 'soft', look: 'soft' },
      { text: ' word, see ', look: 'plain' },
      { text: 'K12', look: 'rule' },
      { text: ' and M3.', look: 'plain' },
    ]);
  });
});
