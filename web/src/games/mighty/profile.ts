// Mighty Monsters on the front page and wherever its board is not needed.
import type { GameProfile } from '..';
import type { MightyCards, MightyView } from './types';

export const profile: GameProfile<MightyView, MightyCards> = {
  icon: 'mighty-trolls-2',
  coach: 'mighty-trolls-4',
  hero: {
    backdrop: 'castle',
    cast: [
      ['mighty-insects-2', 14],
      ['mighty-trolls-4', 19],
      ['mighty-dragons-5', 26],
      ['mighty-undead-3', 19],
      ['mighty-sea-1', 14],
    ],
  },
  quickStart: { players: 4, bots: ['adept', 'adept', 'adept'] },
  hues: { trolls: 0, undead: 1, sea: 2, demons: 3, insects: 4, dragons: 5 },
  rulePrefix: 'M',
  load: async () => (await import('./game')).game,
};
