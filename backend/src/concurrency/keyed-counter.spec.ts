import { KeyedCounter, type KeyLimit } from './keyed-counter';

const ann: KeyLimit = ['ann', 2];
const ben: KeyLimit = ['ben', 2];
const all: KeyLimit = ['all', 3];

it('is full for one key and has room for another', () => {
  const counter = new KeyedCounter();
  counter.add([ann, all], 2);
  expect([counter.wouldExceed([ann, all]), counter.wouldExceed([ben, all])]).toEqual([true, false]);
});

it('is full for everybody where a key that they share is', () => {
  const counter = new KeyedCounter();
  counter.add([ann, all], 2);
  expect(counter.wouldExceed([ben, all], 2)).toBe(true);
});

it('has room again for what is taken back', () => {
  const counter = new KeyedCounter();
  counter.add([ann, all], 2);
  counter.subtract([ann, all]);
  expect([counter.wouldExceed([ann, all]), counter.wouldExceed([ann, all], 2)]).toEqual([false, true]);
});
