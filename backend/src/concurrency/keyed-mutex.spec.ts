import { setTimeout as pause } from 'node:timers/promises';
import { KeyedMutex } from './keyed-mutex';

it('takes what comes under one name in order, though the first is the slowest', async () => {
  const turns = new KeyedMutex();
  const done: string[] = [];
  const work = (name: string, milliseconds: number) => () => pause(milliseconds).then(() => done.push(name));
  await Promise.all([
    turns.take('a', work('first', 20)),
    turns.take('a', work('second', 0)),
    turns.take('b', work('other', 0)),
  ]);
  expect(done).toEqual(['other', 'first', 'second']);
});

it('goes on after a failure, and hands it to its own caller', async () => {
  const turns = new KeyedMutex();
  const failing = turns.take('a', () => Promise.reject(new Error('lost')));
  const next = turns.take('a', async () => 'kept');
  await expect(failing).rejects.toThrow('lost');
  expect(await next).toBe('kept');
});
