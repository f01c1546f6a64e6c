import type { Turn } from './transcript-turns';

/** A lead's points before and after a line, and what each of its marks added. */
export interface TurnPoints {
  readonly before: number;
  readonly after: number;
  readonly gained: ReadonlyMap<string, { readonly more: number; readonly total: number }>;
}

export const noPoints: TurnPoints = { before: 0, after: 0, gained: new Map() };

/** Of each line in its order. */
export const pointsOf = (turns: readonly Pick<Turn, 'marks'>[]): readonly TurnPoints[] => {
  let total = 0;
  return turns.map(({ marks }) => {
    const before = total;
    const gained = new Map<string, { more: number; total: number }>();
    for (const { id, points } of marks) {
      if (points === undefined) continue;
      gained.set(id, { more: points - total, total: points });
      total = points;
    }
    return { before, after: total, gained };
  });
};
