import { type Hazard, hazardSchema } from '@pilotlight/contracts/values/safety';
import { readWeights } from '../../learned/read-weights';
import { LearnedWeights, type Tell } from '../../tokenizer/learned-weights';
import type { SignReading } from '../lexicon/lexicon';
import { type RulesHeard, sayDangerFeatures } from './danger-features';

/** In the order of the weights. */
export const learnedHazards = hazardSchema.options;

const leads = new LearnedWeights(readWeights('danger-weights'));
const kinds = new LearnedWeights(readWeights('hazard-weights'));

/** By how many hundredths of a natural logarithm danger is likelier than none, and which danger it is the likeliest. */
export interface LearnedDanger {
  readonly lead: number;
  readonly hazard: () => Hazard;
}

export const dangerWeighed = (reading: SignReading, heard: RulesHeard): LearnedDanger => {
  const features: Tell = (say) => sayDangerFeatures(reading, heard, say);
  const [lead = 0] = leads.sumsOfEach(features);
  const hazard = () => {
    const sums = kinds.sumsOfEach(features);
    return learnedHazards[sums.indexOf(Math.max(...sums))] ?? 'gas';
  };
  return { lead, hazard };
};
