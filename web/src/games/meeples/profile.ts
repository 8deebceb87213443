// Meeples & Monsters on the front page and wherever its board is not needed.
import type { GameProfile } from '..';
import type { CityCards, MeeplesView } from './types';

export const profile: GameProfile<MeeplesView, CityCards> = {
  icon: 'meeple-knight',
  coach: 'meeple-mage',
  hero: {
    backdrop: 'city',
    cast: [
      ['meeple-peasant', 19],
      ['meeple-mage', 19],
      ['meeple-knight', 19],
      ['monster-timber-wolf', 25],
      ['meeple-warrior', 19],
    ],
  },
  quickStart: { players: 2, bots: ['adept'] },
  hues: { red: 5, blue: 2, green: 0, violet: 3 },
  rulePrefix: 'P',
  load: async () => (await import('./game')).game,
};
