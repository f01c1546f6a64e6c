import type { StageCounts } from '@pilotlight/contracts/http/analytics';
import type { Grade, Intent } from '@pilotlight/contracts/values/intent';

/** The leads of one day, intent and grade. */
export type CohortRow = StageCounts & {
  readonly day: string;
  readonly intent: Intent | null;
  readonly grade: Grade | null;
  /** How many details the chat took down for those that were quoted. */
  readonly quotedDetails: number;
};

const none: StageCounts = { leads: 0, contacted: 0, quoted: 0, won: 0, lost: 0, wonPence: 0, valued: 0 };

const sumOf = (one: StageCounts, other: StageCounts): StageCounts => ({
  leads: one.leads + other.leads,
  contacted: one.contacted + other.contacted,
  quoted: one.quoted + other.quoted,
  won: one.won + other.won,
  lost: one.lost + other.lost,
  wonPence: one.wonPence + other.wonPence,
  valued: one.valued + other.valued,
});

/** What all of them come to, under what each is counted by. */
export const countedBy = <Key>(
  rows: readonly CohortRow[],
  keyOf: (row: CohortRow) => Key,
): ReadonlyMap<Key, StageCounts> => {
  const counted = new Map<Key, StageCounts>();
  for (const row of rows) counted.set(keyOf(row), sumOf(counted.get(keyOf(row)) ?? none, row));
  return counted;
};

export const cohortFigures = (rows: readonly CohortRow[]) => {
  const sums = rows.reduce(sumOf, none);
  const worthy = rows.filter(({ grade }) => grade === 'A' || grade === 'B').reduce((sum, { leads }) => sum + leads, 0);
  const details = rows.reduce((sum, { quotedDetails }) => sum + quotedDetails, 0);
  return { ...sums, worthy, details: sums.quoted > 0 ? details / sums.quoted : null };
};
