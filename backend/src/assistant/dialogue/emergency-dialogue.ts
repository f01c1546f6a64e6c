import type { Hazard } from '@pilotlight/contracts/values/safety';
import { extractContact } from '../understanding/extract-contact';
import type { DialogueInput, DialogueReply } from './dialogue';

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

const thanksFor = ({ facts, text, whatWasAsked }: DialogueInput): string => {
  const { first_name, phone } = extractContact(text, whatWasAsked);
  if (!first_name && !phone) return '';
  return facts.first_name ? `Thanks ${facts.first_name}. ` : 'Thanks. ';
};

/** In an emergency only a name and a number are taken: no diagnosis, no booking, no self-help. */
export const emergencyReply = (input: DialogueInput): DialogueReply => {
  const { firmName, facts, safety, turn, whatWasAsked } = input;
  if (input.suspended) return suspendedReply(input);
  const thanks = thanksFor(input);
  if (facts.phone) {
    const first = `${firmName} has your number and will ring you. Ring the number on the card first if you haven’t.`;
    const then = `Keep to the card until the people you ring there tell you otherwise. ${firmName} will ring you as well.`;
    return say(thanks + alternating(turn, first, then));
  }
  if (safety.kind === 'hazard') {
    const who = `Who should they ring ${afterwards(safety.hazard)}?`;
    const same = `The card comes first. ${firmName} knows: who should they ring ${afterwards(safety.hazard)}?`;
    const asked = whatWasAsked === null || turn % 2 === 1 ? `${firmName} has been alerted. ${who}` : same;
    return say(thanks + asked, facts.first_name ? 'contact' : 'name');
  }
  const number = `Which phone number should ${firmName} ring? The number on the card comes first.`;
  const ringFirst = `Please ring the number on the card now. A phone number here lets ${firmName} ring you afterwards.`;
  return say(thanks + alternating(turn, number, ringFirst), 'contact');
};

/** The words beside the clarifying question's card. */
export const clarifyingReply = ({ turn }: DialogueInput): DialogueReply =>
  say(
    alternating(
      turn,
      'Before anything else: is that happening now? If it is, or you’re not sure, use the number above. Just answer yes or no.',
      'Safety first: is it happening right now, yes or no? If in doubt, use the number above.',
    ),
  );
