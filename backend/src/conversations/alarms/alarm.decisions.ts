import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { AlarmVerdict } from '@pilotlight/contracts/values/alarm';
import { Refused } from '../../write-side/refused';
import { type ConversationState, ownOpenConversation } from '../aggregate/conversation.state';

interface OfFirm {
  readonly slug: string;
  readonly sessionId: string;
  /** Who was signed in: "Dawn". */
  readonly by: string;
}

/** Said again, nothing happens; said otherwise, the newest word stands. Throws Refused where nothing is urgent. */
export const clearAlarm = (
  state: ConversationState,
  { slug, sessionId, verdict, by }: OfFirm & { readonly verdict: AlarmVerdict },
): ConversationEvent[] => {
  const { standing, cleared } = ownOpenConversation(state, slug).alarms;
  if (standing.length === 0 && cleared?.verdict === verdict) return [];
  const messageIds = standing.length > 0 ? standing : cleared?.messageIds;
  if (!messageIds) throw new Refused('There is no alarm in this conversation');
  return [{ type: 'AlarmCleared', data: { slug, sessionId, verdict, messageIds: [...messageIds], clearedBy: by } }];
};

/** Where nothing is cleared, nothing happens. */
export const reopenAlarm = (state: ConversationState, { slug, sessionId, by }: OfFirm): ConversationEvent[] => {
  const { cleared } = ownOpenConversation(state, slug).alarms;
  return cleared ? [{ type: 'AlarmReopened', data: { slug, sessionId, reopenedBy: by } }] : [];
};
