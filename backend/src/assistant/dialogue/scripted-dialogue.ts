import { readAnswer } from '../interlock/answer';
import { extractContact } from '../understanding/extract-contact';
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

const welcomeWords = ({ firmName, turn }: DialogueInput): string => {
  if (turn === 1) return `Hello, I’m the AI assistant of ${firmName}. What can I help you with?`;
  return turn % 2 === 0 ? 'Happy to help. What’s it about?' : `What would you like ${firmName} to help with?`;
};

const welcome = (input: DialogueInput): DialogueReply => ({
  text: welcomeWords(input),
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

const acknowledgement = ({ facts, safety, whatWasAsked, firmName }: DialogueInput, gave: boolean): string[] => {
  if (safety.kind === 'vulnerable') return [`I’ve told ${firmName} that somebody in your home needs heat quickly.`];
  if (!gave) return [];
  return whatWasAsked === 'name' && facts.first_name ? [`Thanks ${facts.first_name}.`] : ['Thanks.'];
};

const refuses = (text: string, topics: ReadonlySet<Topic>): boolean =>
  topics.has('refusal') || readAnswer(text) === 'no';

/** The script's answer to one message. */
export const nextReply = (input: DialogueInput): DialogueReply => {
  if (input.emergency || input.safety.kind === 'hazard') return emergencyReply(input);
  if (input.safety.kind === 'doubt') return clarifyingReply(input);
  const { text, facts, whatWasAsked, firmName, turn } = input;
  const topics = topicsOf(text);
  const missing = missingDetail(facts);
  const gave = Object.keys(extractContact(text, whatWasAsked)).length > 0;
  const answer = whatWasAsked !== null && whatWasAsked !== missing ? null : answerTo(topics, firmName, turn);
  if (missing !== null && missing === whatWasAsked && answer === null && !gave && refuses(text, topics))
    return declined(input);
  const smallTalk = topics.has('greeting') || topics.has('thanks') || readAnswer(text) === 'no';
  if (missing === 'name' && whatWasAsked === null && answer === null && !gave && smallTalk) return welcome(input);
  const opening = [...acknowledgement(input, gave && missing !== null), ...(answer === null ? [] : [answer])];
  if (missing === null) {
    const last = answer === null ? [goodbye(input, topics)] : [];
    return { text: [...opening, ...last].join(' '), quickReplies: [], asksFor: null };
  }
  const lead = opening.length === 0 && whatWasAsked === null ? [`I’ll pass that on to ${firmName}.`] : opening;
  const repeated = whatWasAsked === missing && answer === null && !gave;
  const question = ask(missing, repeated, firmName, turn);
  return {
    text: [...lead, question].join(' '),
    quickReplies: answer === null ? [leaveDetails] : suggestions,
    asksFor: missing,
  };
};
