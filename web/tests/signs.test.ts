// What card files may say although the house's cards do not, as signs.
import { expect, test } from 'vitest';
import { foeSigns, heroSigns, placeSigns } from '../src/games/meeples/signs';

const [to, star, minus, plus] = [{ mark: 'to' }, { mark: 'prestige' }, { text: '−' }, { text: '+' }];
const meeple = (kind: string) => ({ picture: `meeple-${kind}` });

test('prestige Units of any kind are asked for and gained', () => {
  const card = { key: 'hall', needs: { mage: 1, prestige: 2 }, gives: { gain: { prestige: 1 } } };
  expect(placeSigns(card)).toEqual([meeple('mage'), star, star, to, plus, star]);
});

test('one kind or several go back to the supply', () => {
  const place = { key: 'hall', needs: { peasant: 2, knight: 1 }, removes: { peasant: 2, knight: 1 } };
  const gone = [minus, meeple('peasant'), meeple('peasant'), meeple('knight')];
  expect(placeSigns(place).slice(4)).toEqual(gone);
  expect(placeSigns({ ...place, removes: 'knight' }).slice(4)).toEqual([minus, meeple('knight')]);
  const foe = { key: 'wolf', level: 1, type: 'undead' as const, strength: 2, vp: 1, removes: 'mage' as const };
  expect(foeSigns(foe)).toEqual([minus, meeple('mage')]);
});

test('a Location with a stock may give more', () => {
  const card = { key: 'hall', any: 1, gives: { vp: 1 }, stock: { ranger: 2 } };
  const stock = [plus, meeple('ranger'), { text: '(1)' }];
  expect(placeSigns(card, 1)).toEqual([{ mark: 'any' }, to, { text: '1' }, { picture: 'vp' }, ...stock]);
});

test('a Hero card has an ability of the Draw Phase and a bonus', () => {
  const ability = { phase: 'draw' as const, needs: { peasant: 1 }, gives: { vp: 1 } };
  const bonus = { units: ['knight' as const], amount: 1 };
  expect(heroSigns({ class: 'knight', level: 2, ability, bonus })).toEqual([
    { picture: 'bag' },
    { text: ':' },
    meeple('peasant'),
    to,
    { text: '1' },
    { picture: 'vp' },
    meeple('knight'),
    { text: '+1' },
    { picture: 'combat' },
  ]);
});
