import type { Hazard } from '@pilotlight/contracts/values/safety';
import type { DialogueInput, DialogueReply } from './dialogue';

const say = (text: string, asksFor: DialogueReply['asksFor'] = null): DialogueReply => ({
  text,
  quickReplies: [],
  asksFor,
});

const afterwards = (hazard: Hazard): string =>
  hazard === 'water-electrics' ? 'once you’re clear of the water' : 'once you’re outside';

const alternating = (turn: number, odd: string, even: string): string => (turn % 2 === 0 ? even : odd);

/** In an emergency only a name and a number are taken: no diagnosis, no booking, no self-help. */
export const emergencyReply = ({
  firmName,
  facts,
  safety,
  turn,
  suspended,
  whatWasAsked,
}: DialogueInput): DialogueReply => {
  if (suspended) {
    const ring = 'Please follow the steps on the card and ring the number on it now.';
    return say(
      alternating(turn, ring, 'The number on the card is the one to ring. Please don’t wait for an answer here.'),
    );
  }
  if (facts.phone) {
    const who = facts.first_name ? `Thanks ${facts.first_name}. ` : '';
    const passedOn = `${who}${firmName} has your number and will ring you. Ring the number on the card first if you haven’t.`;
    return say(
      alternating(
        turn,
        passedOn,
        `${who}${firmName} will ring you. Until then, keep to the card, and ring its number if you haven’t yet.`,
      ),
    );
  }
  if (safety.kind === 'hazard' && whatWasAsked === null) {
    return say(
      `${firmName} has been alerted. Who should they ring ${afterwards(safety.hazard)}?`,
      facts.first_name ? 'contact' : 'name',
    );
  }
  const name = facts.first_name ? `Thanks ${facts.first_name}. ` : '';
  const odd = `${name}Which phone number should ${firmName} ring? The number on the card comes first.`;
  const even = `${name}Please ring the number on the card now. A phone number here lets ${firmName} ring you afterwards.`;
  return say(alternating(turn, odd, even), 'contact');
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
