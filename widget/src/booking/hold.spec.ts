import { createCountdown, clockOf } from './hold';

const held = () => {
  const heard: string[] = [];
  const ends: number[] = [];
  const countdown = createCountdown(
    () => {
      if (countdown.spoken() !== heard.at(-1)) heard.push(countdown.spoken());
    },
    () => ends.push(Date.now()),
  );
  countdown.start('10:00 is held for 5 minutes');
  return { countdown, heard, ends, from: Date.now() };
};

describe('a hold', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is read out at its start, with a minute and with a quarter of one to go', () => {
    const { countdown, heard } = held();
    jest.advanceTimersByTime(28_000);
    expect(clockOf(countdown.left())).toBe('4:32');
    jest.advanceTimersByTime(271_000);
    expect(heard).toEqual([
      '10:00 is held for 5 minutes',
      'This time is held for one more minute',
      'This time is held for 15 more seconds',
    ]);
  });

  it('ends once, after five minutes', () => {
    const { ends, from } = held();
    jest.advanceTimersByTime(900_000);
    expect(ends).toEqual([from + 300_000]);
  });

  it('starts anew with another time, and ends no more once it is stopped', () => {
    const { countdown, ends } = held();
    jest.advanceTimersByTime(200_000);
    countdown.start('14:00 is held for 5 minutes');
    expect(clockOf(countdown.left())).toBe('5:00');
    jest.advanceTimersByTime(200_000);
    countdown.stop();
    jest.advanceTimersByTime(900_000);
    expect(ends).toEqual([]);
  });
});
