import type { KnowledgeGap, QuestionStanding } from '@pilotlight/contracts/http/unanswered';
import { factName } from '@pilotlight/contracts/values/firm-fact-names';
import type { Tone } from '../../ui/Badge';
import { formatCount } from '../../ui/format';

export const askedTimes = (asked: number): string => (asked === 1 ? 'asked once' : `asked ${formatCount(asked)} times`);

/** "No Gas Safe number: asked 4 times". */
export const gapInWords = ({ fact, asked }: KnowledgeGap): string => `No ${factName(fact)}: ${askedTimes(asked)}`;

/** Nothing is said of one that is open. */
export const standingNames = {
  open: null,
  drafted: { label: 'Answered in the draft', tone: 'flame' },
  answered: { label: 'Answered since', tone: 'good' },
  dismissed: { label: 'Dismissed', tone: 'plain' },
} as const satisfies Record<QuestionStanding, { readonly label: string; readonly tone: Tone } | null>;
