import type { TranscriptEntry } from '@pilotlight/contracts/http/conversations';

export type Speaker = Extract<TranscriptEntry['role'], 'user' | 'assistant' | 'person'>;

/** Who said a line; null of a mark, which nobody said. */
export const speakerOf = ({ role }: Pick<TranscriptEntry, 'role'>): Speaker | null =>
  role === 'user' || role === 'assistant' || role === 'person' ? role : null;
