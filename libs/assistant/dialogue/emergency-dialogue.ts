import type { Hazard } from '@pilotlight/contracts/values/safety';
import { itIsHappening, nothingLikeIt } from '../interlock/card-denial';
import { extractContact } from '../understanding/extract-contact';
import { writtenPhone } from '../understanding/contact/phone-number';
import { hasShortPhone } from '../understanding/contact/phones';
import type { DialogueInput, DialogueReply } from './dialogue';
import { stepDoneIn } from '../interlock/step-reports';
import { stepAnswer, wantsVisit } from './emergency-steps';
import { closing, thanks } from './farewell';
import { leadAfterwards } from './made-safe-dialogue';
import { askToCheckNumber } from './questions';
import { stepDoneAnswer, stuckAnswer } from './step-done-answer';
import { topicsOf } from '../knowledge/topics';
import { emergencyContact, untoldContact } from './urgent-contact';

const say = (text: string, asksFor: DialogueReply['asksFor'] = null): DialogueReply => ({
  text,
  quickReplies: [],
  asksFor,
});

const afterwards = (hazard: Hazard): string =>
  hazard === 'water-electrics' ? 'once you’re clear of the water' : 'once you’re outside';

const alternating = (turn: number, odd: string, even: string): string => (turn % 2 === 0 ? even : odd);

const suspendedReply = ({ turn }: DialogueInput): DialogueReply =>
  say(
    alternating(
      turn,
      'Please follow the steps on the card and ring the number on it now.',
      'The number on the card is the one to ring. Please don’t wait for an answer here.',
    ),
  );

const noted = ({ turn }: DialogueInput): string =>
  ['I’ve noted that for the team. ', 'The team will see that too. ', 'Thanks, that’s with the rest. '][turn % 3] ?? '';

const acknowledgement = (input: DialogueInput): string => {
  const { facts, safety, text, whatWasAsked } = input;
  if (topicsOf(text).has('machine')) return 'I’m an AI assistant, not a person. The team can read this chat. ';
  const { first_name, phone } = extractContact(text, whatWasAsked);
  const name = facts.first_name ? ` ${facts.first_name}` : '';
  if (phone) return `Thanks${name}, I’ve got ${writtenPhone(facts.phone ?? phone)}. `;
  if (first_name) return `Thanks${name}. `;
  if (thanks.test(text)) return `You’re welcome${name}. `;
  return safety.kind === 'hazard' || hasShortPhone(text) ? '' : noted(input);
};

/** A firm can stop water itself, so its number is given once, below the card. Gas, fumes and fire are the card's alone. */
const firmsOwnNumber = (input: DialogueInput): string => {
  const { safety, danger } = input;
  const isOfWater = safety.kind === 'hazard' && safety.hazard === 'water-electrics';
  const isOfMore = danger && danger.hazard !== 'water-electrics';
  const contact = isOfWater && !isOfMore && numberAnswer(input) === null ? untoldContact(input) : null;
  return contact ? `The card comes first. After that you can reach us here: ${contact}. ` : '';
};

/** Who rang the card's number isn't told to ring it. */
const hasRung = ({ history = [] }: DialogueInput): boolean =>
  history.some(({ from, text }) => from === 'visitor' && stepDoneIn(text) === 'rang');

/** With a name and a number there is nothing left to take. */
const withNumber = (input: DialogueInput): string => {
  if (hasRung(input))
    return 'Keep to the card, and do what the people you rang tell you. I’ve flagged this as urgent, with your number.';
  const first = 'I’ve flagged this as urgent, with your number. Ring the number on the card first if you haven’t.';
  const then = 'Keep to the card until the people you ring there tell you otherwise. I’ve flagged this as urgent.';
  return alternating(input.turn, first, then);
};

const takingDetails = (input: DialogueInput): DialogueReply => {
  const { facts, safety, turn, whatWasAsked } = input;
  const heard = acknowledgement(input);
  if (hasShortPhone(input.text)) return say(heard + askToCheckNumber(turn), 'contact');
  const own = firmsOwnNumber(input);
  if (facts.phone) return say(heard + own + withNumber(input));
  if (safety.kind === 'hazard') {
    const who = `Who should we ring ${afterwards(safety.hazard)}?`;
    const same = `${own || 'The card comes first. '}I’ve flagged this as urgent: who should we ring ${afterwards(safety.hazard)}?`;
    const asked = whatWasAsked === null || turn % 2 === 1 ? `I’ve flagged this as urgent. ${own}${who}` : same;
    return say(heard + asked, facts.first_name ? 'contact' : 'name');
  }
  const number = hasRung(input)
    ? 'Which phone number should we ring afterwards?'
    : 'Which phone number should we ring? The number on the card comes first.';
  const ringFirst = hasRung(input)
    ? 'Do what the people you rang tell you. A phone number here lets us ring you afterwards.'
    : 'Please ring the number on the card now. A phone number here lets us ring you afterwards.';
  // Thanks and goodbyes get no question, in danger either.
  return say(heard + (closing.test(input.text) ? ringFirst : alternating(turn, number, ringFirst)), 'contact');
};

const numberToRing =
  /\b(?:emergency (?:number|line|contact|phone)|(?:your|ur|the|a) (?:phone |mobile |telephone |contact )?(?:number|line)\b.*\b(?:ring|call|phone)|what(?:['’]?s| is) (?:your|the|ur) (?:\w+ )?number|(?:who|what number|which number) (?:do|can|should|shall) (?:i|we) (?:ring|call|phone))\b/iu;

/** Asking for a number brings the firm's emergency number too, behind the card's. Giving one doesn't. */
const numberAnswer = (input: DialogueInput): string | null => {
  const { text, given } = input;
  if (!numberToRing.test(text) || given.facts.phone) return null;
  const contact = emergencyContact(input);
  const own = contact ? ` After that, in an emergency we can be reached here: ${contact}.` : '';
  return `The number on the card is the one to ring first.${own}`;
};

/** After a step of the card there is time for a number: asked for once or twice, not at every step. */
const afterStep = (input: DialogueInput, done: string): DialogueReply => {
  const { facts, askedSoFar } = input;
  const isAsked = facts.phone || askedSoFar.filter((field) => field === 'contact').length > 1;
  const heard = input.given.facts.phone ? acknowledgement(input) : '';
  return isAsked ? say(heard + done) : say(`${done} Which phone number should we ring afterwards?`, 'contact');
};

const onTheCard = (input: DialogueInput): DialogueReply | null => {
  const { text, safety, danger, facts } = input;
  const hazard = safety.kind === 'hazard' ? safety.hazard : danger?.hazard;
  const answer = (hazard ? (stuckAnswer(text, hazard) ?? stepAnswer(text, hazard)) : null) ?? numberAnswer(input);
  if (answer && safety.kind === 'hazard')
    return { ...takingDetails(input), text: `${answer} ${takingDetails(input).text}` };
  if (answer) return say(answer);
  if (safety.kind === 'hazard') return null;
  const done = hazard ? stepDoneAnswer(input, hazard) : null;
  if (done) return afterStep(input, done);
  if (!wantsVisit(text)) return null;
  const number = facts.phone ? '' : ' Which phone number should we ring afterwards?';
  const first = hasRung(input) ? 'The people you rang come first' : 'Please ring the number on the card first';
  const words = `${first}: a visit comes after that. The team can read this chat.`;
  return say(words + number, facts.phone ? null : 'contact');
};

const wayBack = ({ safety, turn }: DialogueInput): string =>
  safety.kind === 'hazard' || turn % 2 === 1
    ? 'If nothing like that is going on, just say so.'
    : 'Should nothing like that be going on, just say so.';

/** Takes a name and a number and explains the card's steps. A card by likeness alone has a way back; made safe, a lead remains. */
export const emergencyReply = (input: DialogueInput): DialogueReply => {
  if (input.suspended) return suspendedReply(input);
  const { danger, safety } = input;
  if (input.madeSafe && danger && safety.kind !== 'hazard') return leadAfterwards(input, danger.hazard);
  const reply = onTheCard(input) ?? takingDetails(input);
  if (!input.danger?.deniable) return reply;
  return { ...reply, text: `${reply.text} ${wayBack(input)}`, quickReplies: [itIsHappening, nothingLikeIt] };
};
