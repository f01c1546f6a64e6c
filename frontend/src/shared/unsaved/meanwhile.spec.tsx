import { act, renderHook } from '@testing-library/react';
import { useMeanwhile } from './useMeanwhile';

interface Fields {
  readonly name: string;
  readonly days: string;
}
const kept: Fields = { name: 'Aire', days: '30' };
const differing = (before: Fields, after: Fields): readonly string[] => [
  ...(before.name === after.name ? [] : ['name']),
  ...(before.days === after.days ? [] : ['days']),
];
const begun = () => renderHook(() => useMeanwhile(kept, differing)).result;

it.each([
  ['nobody changed anything else', kept, { ...kept, name: 'Aire Valley' }, true, []],
  ['somebody changed another field', { ...kept, days: '60' }, { ...kept, name: 'Aire Valley' }, true, []],
  ['somebody changed it to the same', { ...kept, name: 'Aire Valley' }, { ...kept, name: 'Aire Valley' }, true, []],
  [
    'somebody changed it to something else',
    { ...kept, name: 'Airedale' },
    { ...kept, name: 'Aire Valley' },
    false,
    ['name'],
  ],
] as const)('lets a save through or holds it where %s', (_, now, typed, may, told) => {
  const edited = begun();
  act(() => expect(edited.current.mayReplace(now, typed)).toBe(may));
  expect(edited.current.inTheWay).toEqual(told);
});

it('holds a save once for each change', () => {
  const edited = begun();
  const typed = { ...kept, name: 'Aire Valley' };
  act(() => expect(edited.current.mayReplace({ ...kept, name: 'Airedale' }, typed)).toBe(false));
  act(() => expect(edited.current.mayReplace({ ...kept, name: 'Airedale' }, typed)).toBe(true));
  act(() => expect(edited.current.mayReplace({ ...kept, name: 'Wharfe' }, typed)).toBe(false));
});
