import type { Position } from '@pilotlight/contracts/events/event';

export const progressTo = (head: Position, position: Position): number => {
  const [reached, whole] = [Number(position), Number(head)];
  return whole > 0 ? Math.min(1, reached / whole) : 1;
};
