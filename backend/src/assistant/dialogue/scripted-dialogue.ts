import { answerTo } from './answers';
import type { DialogueInput, DialogueReply } from './dialogue';
import { clarifyingReply, emergencyReply } from './emergency-dialogue';
import { ask, missingDetail } from './questions';
import { type Topic, topicsOf } from './topics';

/** As the widget's first screen offers them. */
export const starters = [
  'No heating or hot water',
  'Price for a new boiler',
  'Book a service or a visit',
  'Ask something else',
];

/** The widget opens its form on this one instead of sending it. */
export const leaveDetails = 'Leave my details';

const suggestions = ['Book a visit', 'Call me back', leaveDetails];

const welcome = ({ firmName, turn }: DialogueInput): DialogueReply => ({
  text:
    turn === 1
      ? `Hello, I’m the AI assistant of ${firmName}. What can I help you with?`
      : 'Happy to help. What’s it about?',
  quickReplies: starters,
  asksFor: null,
});

const declined = ({ firmName, turn }: DialogueInput): DialogueReply => ({
  text:
    turn % 2 === 0
      ? `That’s fine, you don’t have to. Ask me anything, or leave your details whenever you want ${firmName} to get in touch.`
      : `No problem. ${firmName} only uses your details for this job. You can leave them later, or carry on asking.`,
  quickReplies: [leaveDetails],
  asksFor: null,
});

const goodbye = (
  { firmName, facts, turn, whatWasAsked, leadSubmitted }: DialogueInput,
  topics: ReadonlySet<Topic>,
): string => {
  const name = facts.first_name ? ` ${facts.first_name}` : '';
  if (whatWasAsked !== null || (leadSubmitted && topics.size === 0)) {
    const by = facts.phone ? 'by phone' : 'by email';
    return turn % 2 === 0
      ? `Thanks${name}, ${firmName} will be in touch ${by}. Anything else they should know?`
      : `Thanks${name}, ${firmName} will be in touch ${by} soon. Is there anything to add?`;
  }
  if (topics.has('thanks'))
    return turn % 2 === 0 ? `You’re welcome${name}.` : `A pleasure${name}. ${firmName} will be in touch.`;
  return turn % 2 === 0 ? `I’ve passed that on to ${firmName}.` : `Thanks, ${firmName} will see that too.`;
};

const acknowledgement = ({ facts, safety, whatWasAsked, firmName }: DialogueInput, answered: boolean): string[] => {
  if (safety.kind === 'vulnerable') return [`I’ve told ${firmName} that somebody in your home needs heat quickly.`];
  if (!answered) return [];
  return whatWasAsked === 'name' && facts.first_name ? [`Thanks ${facts.first_name}.`] : ['Thanks.'];
};

/** The script's answer to one message. */
export const nextReply = (input: DialogueInput): DialogueReply => {
  if (input.emergency || input.safety.kind === 'hazard') return emergencyReply(input);
  if (input.safety.kind === 'doubt') return clarifyingReply(input);
  const topics = topicsOf(input.text);
  const { facts, whatWasAsked, firmName, turn } = input;
  const missing = missingDetail(facts);
  if (whatWasAsked !== null && whatWasAsked === missing && topics.has('refusal')) return declined(input);
  const answered = whatWasAsked !== null && whatWasAsked !== missing;
  const answer = answered ? null : answerTo(topics, firmName, turn);
  const nothingSaid = answer === null && whatWasAsked === null && Object.keys(facts).length === 0;
  if (nothingSaid && (topics.has('greeting') || topics.has('thanks'))) return welcome(input);
  const opening = [...acknowledgement(input, answered && missing !== null), ...(answer === null ? [] : [answer])];
  if (missing === null) {
    const last = answer === null ? [goodbye(input, topics)] : [];
    return { text: [...opening, ...last].join(' '), quickReplies: [], asksFor: null };
  }
  const lead = opening.length === 0 && whatWasAsked === null ? [`I’ll pass that on to ${firmName}.`] : opening;
  const question = ask(missing, whatWasAsked, firmName, turn);
  return {
    text: [...lead, question].join(' '),
    quickReplies: answer === null ? [leaveDetails] : suggestions,
    asksFor: missing,
  };
};
