import { type Say, writtenFeatures } from '../tokenizer/learned-weights';
import { type Candidate, keyOf, type Subject, subjects } from './phrase-search';

/** How likely each subject is by the words alone, from 0 to 1. */
export type Shares = ReadonlyMap<string, number>;

/** The likeliest few of sums that are hundredths of a natural logarithm. */
export const sharesOf = (sums: readonly number[]): Shares => {
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp((sum - most) / 100));
  const total = powers.reduce((sum, power) => sum + power, 0);
  const shares = subjects.map((subject, at) => [keyOf(subject), (powers[at] ?? 0) / total] as const);
  return new Map(shares.toSorted(([, one], [, other]) => other - one).slice(0, 5));
};

export interface Seen {
  readonly subject: Subject;
  readonly share: number;
  readonly rank: number;
  readonly like: Candidate | null;
  readonly likeRank: number;
}

/** What the learned words and the search found, side by side. */
export const seenIn = (shares: Shares, like: readonly Candidate[]): readonly Seen[] => {
  const ranked = [...shares.keys()];
  const keys = new Set([...ranked, ...like.map(({ subject }) => keyOf(subject))]);
  return subjects.flatMap((subject) => {
    const key = keyOf(subject);
    if (!keys.has(key)) return [];
    const at = like.findIndex((each) => keyOf(each.subject) === key);
    const rank = ranked.indexOf(key);
    return [{ subject, share: shares.get(key) ?? 0, rank, like: like[at] ?? null, likeRank: at }];
  });
};

const tenth = (share: number): string => String(Math.round(10 * share));

/** What speaks for and against one of several candidates: in steps, alone and in pairs. */
export const sayCandidate = ({ subject, share, rank, like, likeRank }: Seen, length: number, say: Say): void => {
  const together = tenth(like?.together ?? 0);
  const size = String(Math.min(6, length));
  say('kind ', subject.kind);
  say('share ', tenth(share), ' rank ', String(rank));
  say('like ', together, ' rank ', String(likeRank));
  say('share ', tenth(share), ' like ', together);
  say('question ', tenth(like?.ofQuestion ?? 0));
  say('phrase ', tenth(like?.ofPhrase ?? 0));
  say('length ', size, ' like ', together);
  say('length ', size, ' share ', tenth(share));
};

export const candidateFeatures = (seen: Seen, length: number): string[] =>
  writtenFeatures((say) => sayCandidate(seen, length, say));
