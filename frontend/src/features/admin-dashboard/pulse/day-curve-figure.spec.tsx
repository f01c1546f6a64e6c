import { render, screen } from '@testing-library/react';
import { pulse } from '../testing/installers';
import { DayCurve } from './DayCurve';

/** Pixels from the figure's top that the words of the key take. */
const keyEnds = 12;
const dotRadius = 5;

it('says what its line counts, and peaks below the words that say so', () => {
  render(<DayCurve pulse={pulse} />);
  const key = ['Chats by hour', 'Last Thursday', 'Safety alert'];
  key.forEach((words) => expect(screen.getByText(words)).toBeTruthy());
  const today = screen
    .getByRole('img', { name: /^Conversations through the day: / })
    .querySelector('path:nth-of-type(4)');
  const heights = [...(today?.getAttribute('d')?.matchAll(/,(\d+(?:\.\d+)?)/g) ?? [])].map(([, y]) => Number(y));
  expect(heights.length).toBeGreaterThan(10);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(keyEnds + dotRadius);
});
