import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Grade } from '@pilotlight/contracts/values/intent';

/** Nobody is called cold before they could be called at all. */
export const gradeOnceReachable = ({
  grade,
  facts,
}: Extract<ConversationEvent, { type: 'LeadGraded' }>['data']): Grade | null =>
  grade === 'C' && !facts.reachable ? null : grade;
