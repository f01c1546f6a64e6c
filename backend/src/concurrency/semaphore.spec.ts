import { Semaphore } from './semaphore';

class Full extends Error {}
const full = (): Error => new Full();
const limits = { atOnce: 2, ofEach: 1, waiting: 5, waitingOfEach: 3 } as const;

/** Works that last until they are told to end, and in which order they began. */
const works = (turns: Semaphore) => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const take = async (who: string, name: string, signal?: AbortSignal): Promise<void> =>
    turns.take(
      who,
      async () => {
        begun.push(name);
        await new Promise<void>((resolve) => ends.set(name, resolve));
      },
      signal,
    );
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, take, end };
};

it('lets two people have their turns at once, and the third wait', async () => {
  const { begun, take, end } = works(new Semaphore(limits, full));
  const all = [take('ann', 'a'), take('ben', 'b'), take('cat', 'c')];
  expect(begun).toEqual(['a', 'b']);
  await end('a');
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const name of ['b', 'c']) await end(name);
  await Promise.all(all);
});

it('keeps a turn for others, however many one sender asks for', async () => {
  const { begun, take, end } = works(new Semaphore(limits, full));
  const all = [take('ann', 'a1'), take('ann', 'a2'), take('ann', 'a3')];
  expect(begun).toEqual(['a1']);
  all.push(take('ben', 'b'));
  expect(begun).toEqual(['a1', 'b']);
  for (const name of ['b', 'a1', 'a2', 'a3']) await end(name);
  expect(begun).toEqual(['a1', 'b', 'a2', 'a3']);
  await Promise.all(all);
});

it('refuses what is more than one sender, or everybody together, may have waiting', async () => {
  const { begun, take, end } = works(new Semaphore(limits, full));
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => take('ann', name));
  await expect(take('ann', 'a5')).rejects.toBeInstanceOf(Full);
  all.push(...['b1', 'b2', 'b3'].map((name) => take('ben', name)));
  await expect(take('cat', 'c')).rejects.toBeInstanceOf(Full);
  for (const name of ['a1', 'b1', 'a2', 'b2', 'a3', 'b3', 'a4']) await end(name);
  await Promise.all(all);
  expect(begun).toHaveLength(7);
});

it('gives the turn on where the work fails', async () => {
  const turns = new Semaphore({ ...limits, atOnce: 1 }, full);
  const failing = turns.take('ann', () => Promise.reject(new Error('broken')));
  const next = turns.take('ben', async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

it('leaves all of it to one key where keys have no share of their own', async () => {
  const { begun, take, end } = works(new Semaphore({ atOnce: 2, waiting: 1 }, full));
  const all = ['a1', 'a2', 'a3'].map((name) => take('ann', name));
  await expect(take('ann', 'a4')).rejects.toBeInstanceOf(Full);
  expect(begun).toEqual(['a1', 'a2']);
  for (const name of ['a1', 'a2', 'a3']) await end(name);
  await Promise.all(all);
});

it('gives the place of one that leaves the queue to the next, and lets nobody begin who left', async () => {
  const { begun, take, end } = works(new Semaphore({ atOnce: 1, waiting: 1 }, full));
  const [first, leaving] = [take('ann', 'a'), new AbortController()];
  const left = take('ben', 'b', leaving.signal);
  await expect(take('cat', 'c')).rejects.toBeInstanceOf(Full);
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  const next = take('cat', 'c');
  await expect(take('ben', 'b', leaving.signal)).rejects.toThrow('left');
  for (const name of ['a', 'c']) await end(name);
  await Promise.all([first, next]);
  expect(begun).toEqual(['a', 'c']);
});

it('leaves a turn that was begun to its work, whoever goes away', async () => {
  const { begun, take, end } = works(new Semaphore({ atOnce: 1, waiting: 2 }, full));
  const leaving = new AbortController();
  const all = [take('ann', 'a'), take('ben', 'b', leaving.signal), take('cat', 'c')];
  await end('a');
  leaving.abort();
  for (const name of ['b', 'c']) await end(name);
  await Promise.all(all);
  expect(begun).toEqual(['a', 'b', 'c']);
});
