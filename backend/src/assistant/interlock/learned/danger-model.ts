import { type Hazard, hazardSchema } from '@pilotlight/contracts/values/safety';
import { readWeights, sumsOf } from '../../reading/learned-weights';
import type { SignReading } from '../lexicon/lexicon';
import { dangerFeaturesOf, type RulesHeard } from './danger-features';
import { dangerWeights } from './danger-weights';
import { hazardWeights } from './hazard-weights';

/** What is told apart, in the order of the weights. */
export const learnedHazards = hazardSchema.options;

const leads = readWeights(dangerWeights);
const kinds = readWeights(hazardWeights);

/** By how many hundredths of a natural logarithm danger is likelier than none, and which danger it is the likeliest. */
export interface LearnedDanger {
  readonly lead: number;
  readonly hazard: () => Hazard;
}

/** How like what people told of dangers a message is. Pure; a step for each word and sign. */
export const dangerWeighed = (reading: SignReading, heard: RulesHeard): LearnedDanger => {
  const features = dangerFeaturesOf(reading, heard);
  const [lead = 0] = sumsOf(leads, features, 1);
  const hazard = () => {
    const sums = sumsOf(kinds, features, learnedHazards.length);
    return learnedHazards[sums.indexOf(Math.max(...sums))] ?? 'gas';
  };
  return { lead, hazard };
};
