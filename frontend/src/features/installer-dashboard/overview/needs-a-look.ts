import { type Conversation, waitingDays } from '@pilotlight/contracts/http/conversations';
import type { Grade } from '@pilotlight/contracts/values/intent';
import { isErased } from '../../../shared/conversations/conversation';

const withinMilliseconds = waitingDays * 86_400_000;

const gradeRank = (grade: Grade | null): string => grade ?? 'none';

const byGradeThenWait = (one: Conversation, other: Conversation): number =>
  gradeRank(one.grade).localeCompare(gradeRank(other.grade)) ||
  (one.waitingSince ?? '').localeCompare(other.waitingSince ?? '');

const isOfNeed = ({ emergency, events }: Conversation): boolean =>
  emergency || events.some(({ role }) => role === 'flag');

/**
 * The last days' emergencies, then households that suffer without heating, the newest of each first; then whoever waits for a
 * person, however long, by grade and then by wait.
 */
export const needsALook = (conversations: readonly Conversation[], now: Date): readonly Conversation[] => {
  const there = conversations.filter((conversation) => !isErased(conversation));
  const alarming = there.filter(
    (conversation) => isOfNeed(conversation) && now.getTime() - Date.parse(conversation.updatedAt) < withinMilliseconds,
  );
  return [
    ...alarming.filter(({ emergency }) => emergency),
    ...alarming.filter(({ emergency }) => !emergency),
    ...there
      .filter((conversation) => conversation.waitingSince !== null && !alarming.includes(conversation))
      .toSorted(byGradeThenWait),
  ];
};
