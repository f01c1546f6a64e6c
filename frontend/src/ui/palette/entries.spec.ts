import { matching, type PaletteEntry } from './entries';

const entry = (label: string, hint?: string): PaletteEntry => ({
  id: label,
  group: 'Pages',
  label,
  to: '/',
  ...(hint && { hint }),
});
const entries = [entry('Installers'), entry('Pending Approval'), entry('Aire Valley Heating', 'aire-valley')];
const found = (text: string) => matching(entries, text).map(({ label }) => label);

it('finds what is typed at the beginning of any word, in any order and case', () => {
  expect(found('')).toHaveLength(3);
  expect(found('app')).toEqual(['Pending Approval']);
  expect(found('HEAT aire')).toEqual(['Aire Valley Heating']);
  expect(found('lley')).toEqual([]);
});
