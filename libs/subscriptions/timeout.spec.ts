import { setTimeout as pause } from 'node:timers/promises';
import { abortable, withTimeout } from './timeout';

const never = (): Promise<never> => new Promise<never>(() => undefined);
const broken = (): Promise<never> => Promise.reject(new Error('broken'));

describe('work with a timeout', () => {
  it('gives its outcome where it ends in time', async () => {
    expect(await withTimeout(pause(1, 'done'), 1_000)).toBe('done');
    await expect(withTimeout(broken(), 1_000)).rejects.toThrow('broken');
  });

  it('gives nothing where it takes longer, and troubles nobody by failing afterwards', async () => {
    const late = pause(20).then(broken);
    expect(await withTimeout(late, 5)).toBeUndefined();
    await expect(late).rejects.toThrow('broken');
  });
});

describe('work that can be aborted', () => {
  it('gives its outcome where nobody aborts it', async () => {
    const { signal } = new AbortController();
    expect(await abortable(pause(1, 'done'), signal)).toBe('done');
    await expect(abortable(broken(), signal)).rejects.toThrow('broken');
  });

  it('may still answer shortly after the abort', async () => {
    expect(await abortable(pause(20, 'what it cost'), AbortSignal.abort())).toBe('what it cost');
  });

  it.each([
    ['before it began', () => AbortSignal.abort()],
    ['while it runs', () => AbortSignal.timeout(5)],
  ])('is given up where it ignores an abort %s', async (_when, signal) => {
    await expect(abortable(never(), signal())).rejects.toThrow('No answer in time');
  });
});
