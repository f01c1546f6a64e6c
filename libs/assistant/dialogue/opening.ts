import { emptyTraining } from '@pilotlight/contracts/values/training';
import { livesOutside, tellsOutside } from './area-answer';
import { confirmation } from './confirmation';
import type { DialogueInput } from './dialogue';
import { keptOwn } from './others-home';
import { refusalNoted } from './farewell';
import { passesOver, saysUnknown } from './sheet-answer';
import { urgentContact } from './urgent-contact';

export const together = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' ');

type Opened = {
  readonly answered: boolean;
  readonly answer: string | null;
  readonly unwilling: boolean;
  readonly isSummedUp: boolean;
};

/** The next question shows that the answer was heard; thanks for each would sound like a machine. */
const acknowledged = ({ turn, whatWasAsked }: DialogueInput): string | null =>
  turn % 2 === 0 || whatWasAsked === 'symptoms' ? 'Thanks.' : null;

export const openingOf = (input: DialogueInput, { answered, answer, unwilling, isSummedUp }: Opened): string => {
  const { safety, text, given, information = emptyTraining, whatWasAsked } = input;
  const cold =
    safety.kind === 'vulnerable' ? 'I’ve flagged this as urgent: somebody in the home needs heat quickly.' : null;
  const passed = whatWasAsked !== null && (passesOver(text) || saysUnknown(text)) ? 'No problem.' : null;
  const refused = unwilling ? refusalNoted(input, answer) : passed;
  const noted = isSummedUp && given.corrected.length === 0 ? null : confirmation(input, information.tone);
  const heard = noted ?? refused ?? (answered ? acknowledged(input) : null);
  return together(
    cold,
    urgentContact(input, together(heard, answer)),
    photosNoted(input),
    heard,
    keptOwn(input),
    outside(input, answer),
    answer,
  );
};

const photosNoted = ({ photosSent = 0 }: DialogueInput): string | null =>
  photosSent > 0 ? `Thanks, ${photosSent} ${photosSent === 1 ? 'photo' : 'photos'} received.` : null;

/** Once, with the postcode that shows it, unless the question was about the area. */
const outside = (input: DialogueInput, answer: string | null): string | null => {
  const { given, history = [] } = input;
  const { postcode } = given.facts;
  if (!postcode || !livesOutside(input)) return null;
  const said = [...history.filter(({ from }) => from === 'assistant').map(({ text }) => text), answer ?? ''];
  if (said.some((words) => tellsOutside(words, postcode))) return null;
  const [district = postcode] = postcode.split(' ');
  return `Sorry, ${district} is outside the area that we cover. I’ll still pass it on: if we can’t help, the Gas Safe Register’s website lists engineers near you.`;
};
