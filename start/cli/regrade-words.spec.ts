import { regradeInWords } from './regrade-words';

it('tells how many have each grade, and which way those that change go', () => {
  const all = [
    { before: 'A', after: 'A' },
    { before: 'B', after: 'A' },
    { before: 'B', after: 'A' },
    { before: 'A', after: 'C' },
    { before: null, after: null },
  ] as const;
  expect(regradeInWords(all, true).split('\n')).toEqual([
    '         now       then',
    'A          2          3',
    'B          2          0',
    'C          0          1',
    '–          1          1',
    '3 of 5 would change: B to A 2, A to C 1',
    '',
  ]);
});

it('says plainly that nothing changes', () => {
  expect(regradeInWords([{ before: 'A', after: 'A' }], false)).toMatch(/none of 1 change\n$/);
});
