import { type Conversation, waitingDays } from '@pilotlight/contracts/http/conversations';
import { isErased } from '../../../shared/conversations/conversation';

const withinMilliseconds = waitingDays * 86_400_000;

/** The last days' emergencies, then households that suffer without heating; the newest of each first. */
export const needsALook = (conversations: readonly Conversation[], now: Date): readonly Conversation[] => {
  const recent = conversations.filter(
    (conversation) =>
      now.getTime() - Date.parse(conversation.updatedAt) < withinMilliseconds && !isErased(conversation),
  );
  return [
    ...recent.filter(({ emergency }) => emergency),
    ...recent.filter(({ emergency, events }) => !emergency && events.some(({ role }) => role === 'flag')),
  ];
};
