import type { DialogueInput, DialogueReply } from './dialogue';
import { leaveDetails, starters } from './starters';
import type { Topic } from './topics';

const saying = (text: string, quickReplies: readonly string[] = []): DialogueReply => ({
  text,
  quickReplies,
  asksFor: null,
});

const varied = (turn: number, odd: string, even: string): string => (turn % 2 === 0 ? even : odd);

/** To whoever greets before anything else is said. */
export const welcome = ({ firmName, turn }: DialogueInput): DialogueReply => {
  const first = `Hello, I’m the AI assistant of ${firmName}. What can I help you with?`;
  const later = varied(turn, `What would you like ${firmName} to help with?`, 'Happy to help. What’s it about?');
  return saying(turn === 1 ? first : later, starters);
};

/** To whoever won't say what was asked. */
export const declined = ({ firmName, turn }: DialogueInput): DialogueReply =>
  saying(
    varied(
      turn,
      `No problem. ${firmName} only uses your details for this job. You can leave them later, or carry on asking.`,
      `That’s fine, you don’t have to. Ask me anything, or leave your details whenever you want ${firmName} to get in touch.`,
    ),
    [leaveDetails],
  );

export const questionNoted = ({ firmName, turn }: DialogueInput): string =>
  varied(
    turn,
    `I’ve put your question down for ${firmName}.`,
    `That’s one for ${firmName}: your question is noted for them.`,
  );

/** What happens next: by when the team replies where its hours are known, else only how. */
export const whatHappensNext = ({ facts, firmName, replyBy }: DialogueInput): string => {
  if (replyBy) return `The team will reply by ${replyBy}.`;
  return `${firmName} will be in touch by ${facts.phone ? 'phone' : 'email'}.`;
};

/** After the last question, and to whoever says thanks or goodbye; `told` where the message gave or answered something. */
export const goodbye = (input: DialogueInput, topics: ReadonlySet<Topic>, told: boolean): DialogueReply => {
  const { firmName, facts, turn } = input;
  const name = facts.first_name ? ` ${facts.first_name}` : '';
  if (!facts.phone && !facts.email)
    return saying(
      varied(
        turn,
        `Thanks${name}. Leave a phone number or an email whenever you want ${firmName} to get in touch.`,
        `I’ve passed that on to ${firmName}. To hear back, leave a phone number or an email.`,
      ),
      [leaveDetails],
    );
  if (told)
    return saying(
      `Thanks${name}. ${whatHappensNext(input)} ${varied(turn, 'Is there anything to add?', 'Anything else they should know?')}`,
    );
  if (topics.has('thanks'))
    return saying(varied(turn, `A pleasure${name}. ${whatHappensNext(input)}`, `You’re welcome${name}.`));
  return saying(varied(turn, `Thanks, ${firmName} will see that too.`, `I’ve passed that on to ${firmName}.`));
};
