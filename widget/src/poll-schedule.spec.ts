import { isPollDue } from './poll-schedule';

const rounds = (most: number, person: boolean) =>
  Array.from({ length: most }, (_, index) => index + 1).filter((round) => isPollDue(round, person));

describe('an open panel', () => {
  it('asks at every round while a person is waited for or here', () => {
    expect(rounds(4, true)).toEqual([1, 2, 3, 4]);
  });

  it('asks ever more seldom while nobody speaks, and once a minute in the end', () => {
    expect(rounds(40, false)).toEqual([1, 2, 4, 8, 12, 24, 36]);
  });
});
