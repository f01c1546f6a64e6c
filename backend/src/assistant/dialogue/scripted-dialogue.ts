import { emptyTraining } from '@pilotlight/contracts/values/training';
import { readAnswer } from '../interlock/answer';
import { extractContact } from '../understanding/extract-contact';
import { hasShortPhone } from '../understanding/contact/phones';
import type { DialogueInput, DialogueReply } from './dialogue';
import { clarifyingReply, emergencyReply } from './emergency-dialogue';
import { offered } from './flows';
import { handoverReply } from './handover-dialogue';
import { holdsQuestion } from './holds-question';
import { ask, askToCheckNumber, missingDetail } from './questions';
import { type Topic, topicsOf } from './topics';
import { usefulAnswer } from './useful-answer';

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

const questionNoted = ({ firmName, turn }: DialogueInput): string =>
  turn % 2 === 0
    ? `That’s one for ${firmName}: your question is noted for them.`
    : `I’ve put your question down for ${firmName}.`;

const acknowledgement = ({ facts, safety, whatWasAsked, firmName }: DialogueInput, gave: boolean): string[] => {
  if (safety.kind === 'vulnerable') return [`I’ve told ${firmName} that somebody in your home needs heat quickly.`];
  if (!gave) return [];
  return whatWasAsked === 'name' && facts.first_name ? [`Thanks ${facts.first_name}.`] : ['Thanks.'];
};

const refuses = (text: string, topics: ReadonlySet<Topic>): boolean =>
  topics.has('refusal') || readAnswer(text) === 'no';

/** The script's answer to one message; nothing is offered to tap that the firm has switched off. */
export const nextReply = (input: DialogueInput): DialogueReply => {
  const reply = replyTo(input);
  return { ...reply, quickReplies: offered(reply.quickReplies, (input.information ?? emptyTraining).flows) };
};

const replyTo = (input: DialogueInput): DialogueReply => {
  if (input.emergency || input.safety.kind === 'hazard') return emergencyReply(input);
  if (input.safety.kind === 'doubt') return clarifyingReply(input);
  if (input.person) return handoverReply(input);
  const { text, facts, whatWasAsked, firmName, turn } = input;
  const topics = topicsOf(text);
  const missing = missingDetail(facts);
  const short = hasShortPhone(text);
  const asks = holdsQuestion(text);
  const gave = Object.keys(extractContact(text, whatWasAsked)).length > 0;
  const elsewhere = whatWasAsked !== null && whatWasAsked !== missing && !asks;
  const answer = elsewhere ? null : usefulAnswer(input, topics, asks);
  const empty = answer === null && !gave && !short;
  if (missing !== null && missing === whatWasAsked && empty && refuses(text, topics)) return declined(input);
  const thanks = (topics.has('thanks') || readAnswer(text) === 'no') && !asks;
  if (missing === 'name' && whatWasAsked === null && empty && (topics.has('greeting') || thanks)) return welcome(input);
  const wanted = short ? 'contact' : missing;
  const acknowledged = acknowledgement(input, gave && (wanted !== null || asks));
  const opening = [...acknowledged, ...(answer === null ? [] : [answer])];
  if (wanted === null) {
    const last = asks ? questionNoted(input) : goodbye(input, topics);
    return { text: [...opening, ...(answer === null ? [last] : [])].join(' '), quickReplies: [], asksFor: null };
  }
  const lead =
    opening.length === 0 && whatWasAsked === null && !short ? [`I’ll pass that on to ${firmName}.`] : opening;
  const question = short
    ? askToCheckNumber(firmName, turn)
    : ask(wanted, whatWasAsked === wanted && empty, firmName, turn);
  return {
    // What is worth reading stands apart from what is asked.
    text: [...(lead.length > 0 ? [lead.join(' ')] : []), question].join(answer === null ? ' ' : '\n\n'),
    quickReplies: answer === null ? [leaveDetails] : suggestions,
    asksFor: wanted,
  };
};
