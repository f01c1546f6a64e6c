import type { Position } from '@pilotlight/contracts/events/event';

/** How far a position is on the way to another, from 0 to 1, for somebody who waits. Positions are opaque to all others. */
export const progressTo = (head: Position, position: Position): number => {
  const [reached, whole] = [Number(position), Number(head)];
  return whole > 0 ? Math.min(1, reached / whole) : 1;
};
