import { readWordTable } from './word-table';

const table = readWordTable('put-back-phrases');
const wordsOf = (sign: string) => table.get(sign) ?? {};

export const putBackWords = {
  /** Judged unsafe by somebody qualified: any use is danger. */
  foundUnsafe: wordsOf('foundUnsafe'),
  /** Counts only where somebody qualified is said to have judged it. */
  unsafeWord: wordsOf('unsafeWord'),
  /** Cut off by somebody: who takes that back by themselves is in danger. */
  cutOff: wordsOf('cutOff'),
  /** Told as done: no wish and no question has these forms. */
  usedAgain: wordsOf('usedAgain'),
  /** Done only where it is said who does it. */
  useAgain: wordsOf('useAgain'),
  /** Nobody says it of what they were allowed to do. */
  tamperedWith: wordsOf('tamperedWith'),
  tookOff: wordsOf('tookOff'),
  /** Tells of use only beside what was found unsafe. */
  inUse: wordsOf('inUse'),
  /** Put right by somebody qualified. */
  putRight: wordsOf('putRight'),
} as const;
