import type { Regraded } from '@pilotlight/backend/conversations/leads/regrade';

type Grades = Pick<Regraded, 'before' | 'after'>;

const letters = ['A', 'B', 'C', null] as const;
const named = (grade: Regraded['before']): string => grade ?? '–';
const counted = (count: number): string => count.toLocaleString('en-GB');

/** Counts by grade under both rules, and which way the changes go. Ends with a newline. */
export const regradeInWords = (all: readonly Grades[], dryRun: boolean): string => {
  const changed = all.filter(({ before, after }) => before !== after);
  const table = letters.map((letter) => {
    const now = all.filter(({ before }) => before === letter).length;
    const then = all.filter(({ after }) => after === letter).length;
    return `${named(letter)}  ${counted(now).padStart(9)}  ${counted(then).padStart(9)}`;
  });
  const ways = new Map<string, number>();
  for (const { before, after } of changed) {
    const way = `${named(before)} to ${named(after)}`;
    ways.set(way, (ways.get(way) ?? 0) + 1);
  }
  const told = [...ways]
    .toSorted(([, one], [, other]) => other - one)
    .map(([way, count]) => `${way} ${counted(count)}`);
  const verb = dryRun ? 'would change' : 'change';
  return [
    `   ${'now'.padStart(9)}  ${'then'.padStart(9)}`,
    ...table,
    changed.length === 0
      ? `none of ${counted(all.length)} ${verb}`
      : `${counted(changed.length)} of ${counted(all.length)} ${verb}: ${told.join(', ')}`,
    '',
  ].join('\n');
};
