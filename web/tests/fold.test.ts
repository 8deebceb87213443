// What the boards show between two views is folded from events. Over whole recorded games (see recordings.ts), folding
// all events of a step must give the view that came with it, wherever both speak.
import { describe, expect, test } from 'vitest';
import { fold as foldMeeples } from '../src/games/meeples/tell';
import type { MeeplesView } from '../src/games/meeples/types';
import { fold as foldMighty } from '../src/games/mighty/tell';
import type { GuardView, MightyView } from '../src/games/mighty/types';
import { recordings } from './recordings';

describe('Mighty Monsters', () => {
  /** What is compared: all but whose turn it is, and, after the end, who would have started; no event says either. */
  const spoken = ({ turn: _turn, step: _step, start, ...view }: MightyView) => ({
    ...view,
    start: view.over ? null : start,
    guards: view.guards.map(({ front: _front, outcome: _outcome, coming: _coming, ...guard }: GuardView) => ({
      ...guard,
      monsters: guard.monsters.map((monster) => monster && { seat: monster.seat, strength: monster.strength }),
    })),
  });

  test.each(recordings<MightyView>('mighty'))('$name', ({ steps }) => {
    for (const { before, step } of steps) {
      const after = step.view;
      const folded = structuredClone(before);
      for (const event of step.events!) foldMighty(folded, event, after);
      expect(spoken(folded), `step ${step.version}`).toEqual(spoken(after));
    }
  });
});

describe('Meeples & Monsters', () => {
  /** What is compared. Events do not name every move of the meeples, so where those lie is not. */
  const spoken = (view: MeeplesView) =>
    view.seats.map((who) => ({
      vp: who.vp,
      heroes: who.heroes,
      quests_done: who.quests_done.toSorted(),
      hand_size: who.hand_size,
    }));

  test.each(recordings<MeeplesView>('meeples'))('$name', ({ steps }) => {
    for (const { before, step } of steps) {
      const after = step.view;
      const folded = step.events!.reduce(foldMeeples, before);
      expect(spoken(folded), `step ${step.version}`).toEqual(spoken(after));
      // Which Quest was drawn is in no event: the hand may only have grown.
      folded.seats.forEach((who, seat) => expect(after.seats[seat]!.hand).toEqual(expect.arrayContaining(who.hand)));
    }
  });
});
