import { livesOutside } from './area-answer';
import type { DialogueInput, DialogueReply } from './dialogue';
import { goOn, nothingLeft, offersTheTeam } from './farewell';
import { together } from './opening';
import { onlyWantsToKnow } from './refused-contact';
import { softOffer } from './soft-offer';
import { leaveDetails, thatIsAll, toTheTeam } from './starters';
import { suggestionsFor } from './suggestions';
import type { Topic } from '../knowledge/topic-ways';
import { wantsWork } from './wish-for-work';

type Said = {
  readonly opening: string;
  readonly answer: string | null;
  readonly open: string | null;
  readonly unwilling: boolean;
};

export const noted = ({ turn, whatWasAsked }: DialogueInput): string => {
  if (whatWasAsked === 'more') return 'Thank you.';
  if (whatWasAsked === null) return 'I’ll pass that on to the team.';
  return turn % 2 === 0 ? 'I’ve noted that for the team.' : 'The team will see that.';
};

const withOffer = (input: DialogueInput, topics: ReadonlySet<Topic>, reply: DialogueReply): DialogueReply => {
  const offer = softOffer(input);
  return offer === null
    ? reply
    : { ...reply, text: `${reply.text} ${offer}`, quickReplies: [...suggestionsFor(input, topics), thatIsAll] };
};

const says = (text: string, quickReplies: readonly string[] = []): DialogueReply => ({
  text,
  quickReplies,
  asksFor: null,
});

const plainWords = (
  input: DialogueInput,
  topics: ReadonlySet<Topic>,
  { opening, answer, open, unwilling }: Said,
): DialogueReply => {
  if (open !== null)
    return { ...says(together(opening, open), offersTheTeam(input) ? toTheTeam : []), leavesOpen: 'this-message' };
  // "Are you a real person" asks for no call.
  const isCalled = topics.has('callBack') && !topics.has('machine');
  // Nobody can be rung without a number, though it was asked for before.
  if (answer !== null && isCalled && !unwilling && !input.facts.phone && !input.facts.email)
    return { ...says(together(opening, 'Which number should we ring?'), [leaveDetails]), asksFor: 'contact' };
  if (answer !== null || unwilling) return says(opening);
  if (onlyWantsToKnow(input)) return says(together(opening, goOn(input)));
  if (livesOutside(input) || !wantsWork(input)) return says(opening || noted(input));
  return nothingLeft(input, opening || null);
};

export const lastWords = (input: DialogueInput, topics: ReadonlySet<Topic>, said: Said): DialogueReply => {
  const reply = plainWords(input, topics, said);
  return wantsWork(input) ? reply : withOffer(input, topics, reply);
};
