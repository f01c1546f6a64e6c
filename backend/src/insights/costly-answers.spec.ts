import { CostlyAnswers } from './costly-answers';

/** Each answer takes as long as it is told to; the nth is n. */
const asked = () => {
  let clock = 0;
  let found = 0;
  const answers = new CostlyAnswers<number>(() => clock);
  return {
    later: (milliseconds: number) => void (clock += milliseconds),
    answer: (took: number) =>
      answers.of('30', async () => {
        clock += took;
        found += 1;
        return found;
      }),
    fails: () => answers.of('30', () => Promise.reject(new Error('down'))),
  };
};

it('keeps a cheap answer for a moment only', async () => {
  const { answer, later } = asked();
  expect(await answer(2)).toBe(1);
  later(99);
  expect(await answer(2)).toBe(1);
  later(2);
  expect(await answer(2)).toBe(2);
});

it('keeps a dear answer for a minute, then hands it out once more while the next is found', async () => {
  const { answer, later } = asked();
  expect(await answer(2_000)).toBe(1);
  later(59_000);
  expect(await answer(2_000)).toBe(1);
  later(1_001);
  expect(await answer(0)).toBe(1);
  expect(await answer(0)).toBe(2);
});

it('finds it once for all who ask meanwhile', async () => {
  const { answer } = asked();
  expect(await Promise.all([answer(5), answer(5), answer(5)])).toEqual([1, 1, 1]);
});

it('keeps no failure, and says it to whoever asks', async () => {
  const { answer, fails, later } = asked();
  await expect(fails()).rejects.toThrow('down');
  expect(await answer(2_000)).toBe(1);
  later(400_000);
  await expect(fails()).rejects.toThrow('down');
});
