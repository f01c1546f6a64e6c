import { readWeights } from '../learned/read-weights';
import { LearnedWeights } from '../tokenizer/learned-weights';
import { memoizePerTick } from '../tokenizer/memoize-per-tick';
import { sayCandidate, seenIn, sharesOf } from './candidates';
import { candidatesFor, type Subject } from './phrase-search';
import { sayFeatures } from './subject-features';
import { termsOf } from './terms';

const ofSubjects = new LearnedWeights(readWeights('subject-weights'));
const ofCandidates = new LearnedWeights(readWeights('candidate-weights'));

const fewShares = 0.1;

export interface Ranked {
  readonly subject: Subject;
  /** How sure it is, from 0 to 1. */
  readonly sure: number;
}

/** What a question is about, the surest first. At most ten. */
export const rank = memoizePerTick((text: string): readonly Ranked[] => {
  const terms = termsOf(text);
  const shares = sharesOf(ofSubjects.sumsOfEach((say) => sayFeatures(text, say)));
  // Words that tell nothing are as like to each subject.
  const [likeliest = 0] = shares.values();
  if (terms.length === 0 && likeliest < fewShares) return [];
  return seenIn(shares, candidatesFor(terms))
    .map((seen) => {
      const [no = 0, yes = 0] = ofCandidates.sumsOf((say) => sayCandidate(seen, terms.length, say));
      return { subject: seen.subject, sure: 1 / (1 + Math.exp((no - yes) / 100)) };
    })
    .toSorted((one, other) => other.sure - one.sure);
});
