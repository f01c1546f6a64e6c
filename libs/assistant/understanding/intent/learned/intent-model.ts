import type { Intent } from '@pilotlight/contracts/values/intent';
import { readWeights } from '../../../learned/read-weights';
import { LearnedWeights } from '../../../tokenizer/learned-weights';
import { sayFeatures } from './intent-features';

export const learnedIntents = ['booking', 'installation', 'quote', 'service', 'general'] as const;
export type LearnedIntent = (typeof learnedIntents)[number];

const weights = new LearnedWeights(readWeights('intent-weights'));

/** The intent that most speaks for, and by how much it leads the next, in hundredths. */
export interface LearnedVerdict {
  readonly intent: LearnedIntent;
  readonly lead: number;
}

export const weighed = (said: string, ruled: Intent | null): LearnedVerdict => {
  const sums = weights.sumsOf((say) => sayFeatures(said, ruled, say));
  let [best, second] = [0, -1];
  for (let index = 1; index < sums.length; index += 1) {
    const sum = sums[index] ?? 0;
    if (sum > (sums[best] ?? 0)) [best, second] = [index, best];
    else if (second < 0 || sum > (sums[second] ?? 0)) second = index;
  }
  return { intent: learnedIntents[best] ?? 'general', lead: (sums[best] ?? 0) - (sums[second] ?? 0) };
};
