import type { KnownTraining, TrialResult } from '@pilotlight/contracts/http/training';
import { formatDayMonth } from '../../../ui/format';

/** "Live (v7)"; 0 where nothing was published. */
export const liveName = (version: number): string => (version === 0 ? 'Live (nothing yet)' : `Live (v${version})`);

/** "Live (v7, 4 Nov)" */
export const liveLabel = ({ number, at }: Pick<KnownTraining['published'], 'number' | 'at'>): string =>
  at === null ? liveName(number) : `Live (v${number}, ${formatDayMonth(at)})`;

/** What the saved draft is tried against, in words: by the numbers of both, 0 where there is none. */
export const triedAgainst = ({ draft, published }: Pick<TrialResult, 'draft' | 'published'>): string => {
  if (draft === published) return draft === 0 ? 'No draft is saved yet' : `${liveName(published)}, no newer draft`;
  return published === 0 ? 'Draft, nothing is live yet' : `Draft against ${liveName(published)}`;
};
