import type { Hazard } from '@pilotlight/contracts/values/safety';
import type { SignReading } from '../lexicon/lexicon';
import { type Named, vulnerablePersonIn } from './vulnerable-person';

/** "I feel ill" is about the air, "my wife is ill" about her. */
const illness = /^(?:ill|unwell|poorly)$/u;
const felt = /^(?:feel|feels|feeling|felt|getting|making|made|me|us|were|we|i|im|both|all)$/u;

/** With monoxide, an illness may be its effect, so being ill isn't enough. */
export const vulnerableInDanger = (reading: SignReading, hazard: Hazard): Named | null =>
  vulnerablePersonIn(reading, ({ first, last }) => {
    const { words } = reading;
    if (first !== last || !illness.test(words[first]?.text ?? '')) return false;
    return hazard === 'carbon-monoxide' || felt.test(words[first - 1]?.text ?? '');
  });
