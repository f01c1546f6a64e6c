import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { AlarmVerdict } from '@pilotlight/contracts/values/alarm';
import { Refused } from '../../write-side/refused';
import { type ConversationState, ownOpenConversation } from '../aggregate/conversation.state';

interface OfFirm {
  readonly slug: string;
  readonly sessionId: string;
  readonly by: string;
}

/** Idempotent; a new verdict replaces the old. Throws Refused where nothing is urgent, or danger was reported since `seenAt`. */
export const clearAlarm = (
  state: ConversationState,
  { slug, sessionId, verdict, seenAt, by }: OfFirm & { readonly verdict: AlarmVerdict; readonly seenAt: string },
): ConversationEvent[] => {
  const { standing, cleared } = ownOpenConversation(state, slug).alarms;
  if (standing.length === 0 && cleared?.verdict === verdict) return [];
  const meant = standing.length > 0 ? standing : cleared?.alarms;
  if (!meant) throw new Refused('There is no alarm in this conversation');
  if (standing.some(({ at }) => at > seenAt))
    throw new Refused('The visitor has told of danger since. Please look again.');
  const messageIds = meant.map(({ messageId }) => messageId);
  return [{ type: 'AlarmCleared', data: { slug, sessionId, verdict, messageIds, clearedBy: by } }];
};

export const reopenAlarm = (state: ConversationState, { slug, sessionId, by }: OfFirm): ConversationEvent[] => {
  const { cleared } = ownOpenConversation(state, slug).alarms;
  return cleared ? [{ type: 'AlarmReopened', data: { slug, sessionId, reopenedBy: by } }] : [];
};
