// The clocks that a table can have, by the name of their choice.
import type { Clock } from './types';

export const CLOCKS: Record<string, Clock | null> = {
  none: null,
  'turn-60': { per: 'turn', seconds: 60 },
  'turn-300': { per: 'turn', seconds: 300 },
  'game-1200': { per: 'game', seconds: 1200 },
};
