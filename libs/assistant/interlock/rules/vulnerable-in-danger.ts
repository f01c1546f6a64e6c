import type { Hazard } from '@pilotlight/contracts/values/safety';
import type { SignReading } from '../lexicon/lexicon';
import { type Named, vulnerablePersonIn } from './vulnerable-person';

/** What a danger does to anybody: "I feel ill" tells of the air, "my wife is ill" of her. */
const illness = /^(?:ill|unwell|poorly)$/u;
const felt = /^(?:feel|feels|feeling|felt|getting|making|made|me|us|were|we|i|im|both|all)$/u;

/** Somebody in danger who can't easily help themselves: with monoxide, whoever is only ill may be so by it. */
export const vulnerableInDanger = (reading: SignReading, hazard: Hazard): Named | null =>
  vulnerablePersonIn(reading, ({ first, last }) => {
    const { words } = reading;
    if (first !== last || !illness.test(words[first]?.text ?? '')) return false;
    return hazard === 'carbon-monoxide' || felt.test(words[first - 1]?.text ?? '');
  });
