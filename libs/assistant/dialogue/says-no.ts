import { readAnswer } from '../interlock/yes-or-no';
import type { Topic } from '../knowledge/topic-ways';

const faults = [
  'noHeat',
  'noHotWater',
  'lowPressure',
  'highPressure',
  'frozenCondensate',
  'lockedOut',
  'leak',
] as const satisfies readonly Topic[];

/** A plain no; "no heating and no hot water" reports a fault instead. */
export const saysNo = (text: string, topics: ReadonlySet<Topic>): boolean =>
  readAnswer(text) === 'no' && !faults.some((fault) => topics.has(fault));
