import type { ConversationEvent, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Reply } from '@pilotlight/contracts/http/widget';

/** As last decided. */
export type StandingGrade = Omit<
  Extract<ConversationEvent, { type: 'LeadGraded' }>['data'],
  'slug' | 'sessionId' | 'previous'
>;

export const gradeOf = ({ data }: RecordedEvent & { type: 'LeadGraded' }): StandingGrade => {
  const { grade, ruleVersion, facts, points, factors } = data;
  return { grade, ruleVersion, facts, points, factors };
};

export const replyOf = ({ data, at }: RecordedEvent & { type: 'AssistantReplied' }): Reply => {
  const { replyId: id, inReplyTo: messageId, text, quickReplies, card, asksForPhoto } = data;
  return { id, messageId, text, quickReplies, card, ...(asksForPhoto && { asksForPhoto }), at };
};
