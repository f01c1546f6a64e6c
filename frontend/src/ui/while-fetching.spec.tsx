import { render, screen } from '@testing-library/react';
import { WhileFetching } from './WhileFetching';

const opacityOf = (asked: { readonly isFetching: boolean; readonly currentData?: unknown }): string => {
  const { container } = render(<WhileFetching of={asked}>firms</WhileFetching>);
  const { firstElementChild: list } = container;
  if (!list) throw new Error('nothing is shown');
  return getComputedStyle(list).opacity;
};

it('dims what was asked for before, until what is asked for now has come', () => {
  expect(opacityOf({ isFetching: true })).toBe('0.6');
  expect(opacityOf({ isFetching: false, currentData: [] })).toBe('1');
});

it('dims nothing that is only fetched anew', () => {
  expect(opacityOf({ isFetching: true, currentData: [] })).toBe('1');
  expect(screen.getByText('firms').getAttribute('aria-busy')).toBe('true');
});
