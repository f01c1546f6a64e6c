import type { Training } from '@pilotlight/contracts/values/training';
import { coverageOf } from '../assistant/grading/coverage';
import type { LeadToGrade } from '../assistant/grading/grading';
import { offerOf } from '../assistant/grading/offer';
import { jobSheetOf } from '../assistant/job-sheet/job-sheet';
import type { OpenConversation } from '../conversations/conversation.state';

/** A conversation as the grade rules see it, with the area and the services that a training tells of. */
export const leadToGrade = (conversation: OpenConversation, { businessInfo }: Training, at: string): LeadToGrade => {
  const { intent, emergency, facts, jobFacts } = conversation;
  return {
    intent,
    subIntent: null,
    emergency: emergency !== null,
    facts,
    needs: new Set(),
    coverage: coverageOf(businessInfo.coverageArea),
    offer: offerOf(businessInfo.services),
    at,
    sheetPercentage: jobSheetOf({ intent, subIntent: null, facts, jobFacts, photos: [] }).percentage,
    booked: false,
  };
};
