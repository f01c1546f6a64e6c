import { cohortFigures, type CohortRow, countedBy } from './cohorts';

const row = (some: Partial<CohortRow>): CohortRow => ({
  day: '2026-11-20',
  intent: 'quote',
  grade: 'A',
  leads: 4,
  contacted: 3,
  quoted: 2,
  won: 1,
  lost: 1,
  wonPence: 120_000,
  valued: 1,
  quotedDetails: 10,
  ...some,
});

it('adds up what is counted under the same intent, day or grade', () => {
  const rows = [row({}), row({ day: '2026-11-21', grade: null }), row({ intent: null })];
  expect(countedBy(rows, ({ intent }) => intent)).toEqual(
    new Map([
      ['quote', { leads: 8, contacted: 6, quoted: 4, won: 2, lost: 2, wonPence: 240_000, valued: 2 }],
      [null, { leads: 4, contacted: 3, quoted: 2, won: 1, lost: 1, wonPence: 120_000, valued: 1 }],
    ]),
  );
  expect(countedBy(rows, ({ day }) => day).get('2026-11-21')?.leads).toBe(4);
});

it('counts hot and warm leads as worth a quote, and averages the details over those that were quoted', () => {
  const rows = [row({}), row({ grade: 'B', quoted: 3, quotedDetails: 20 }), row({ grade: 'C' }), row({ grade: null })];
  expect(cohortFigures(rows)).toMatchObject({ leads: 16, worthy: 8, quoted: 9, details: 50 / 9 });
  expect(cohortFigures([])).toMatchObject({ leads: 0, worthy: 0, details: null });
});
