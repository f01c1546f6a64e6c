import { act, fireEvent, render, screen } from '@testing-library/react';
import { Hint } from './Hint';

const tips = () => screen.queryAllByRole('tooltip').map(({ textContent }) => textContent);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('comes after 700 ms, the next one at once within 300 ms, and later after 700 again', async () => {
  render(
    <>
      <Hint title="First hint">
        <button>one</button>
      </Hint>
      <Hint title="Second hint">
        <button>two</button>
      </Hint>
    </>,
  );
  const [one, two] = screen.getAllByRole('button');
  if (!one || !two) throw new Error('no buttons');
  fireEvent.mouseOver(one);
  await pass(650);
  expect(tips()).toEqual([]);
  await pass(100);
  expect(tips()).toEqual(['First hint']);
  fireEvent.mouseLeave(one);
  await pass(200);
  fireEvent.mouseOver(two);
  await pass(20);
  expect(tips()).toContain('Second hint');
  fireEvent.mouseOver(one);
  fireEvent.mouseLeave(two);
  await pass(20);
  expect(tips()).toContain('First hint');
  fireEvent.mouseLeave(one);
  await pass(1_000);
  fireEvent.mouseOver(one);
  await pass(600);
  expect(tips()).toEqual([]);
});

it('stays away where a pointer only passes by', async () => {
  // Long after the last hint.
  jest.setSystemTime(Date.now() + 3_600_000);
  render(
    <Hint title="First hint">
      <button>one</button>
    </Hint>,
  );
  fireEvent.mouseOver(screen.getByRole('button'));
  await pass(400);
  fireEvent.mouseLeave(screen.getByRole('button'));
  await pass(2_000);
  expect(tips()).toEqual([]);
});
