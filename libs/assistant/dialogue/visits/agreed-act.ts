import type { DialogueInput } from '../dialogue';
import { noVisitTalk, type VisitAct } from './visit-talk';
import { isWished } from './wished-times';

const yes =
  /^\W*(?:y|yes|yeah|yep|yup|yh|aye|sure|ok|okay|alright|perfect|great|lovely|brilliant|fine|definitely|absolutely|please|please do|go (?:on|ahead|for it)|book (?:it|that|me)|do it|cancel it|that['’]?s (?:fine|great|good|perfect|right)|sounds (?:good|great)|that works)\b/iu;
const tick = /^\s*[\u{1F44D}\u{1F44C}\u2705\u2714]/u;
/** A yes that goes on like this is none yet. */
const unsure =
  /\?|\b(?:but|not|no|nope|instead|rather|actually|wait|hold on|later|earlier|sooner|another|different|other|if|maybe|might|think|what|which|can['’]?t|cannot|don['’]?t)\b/iu;

export const agrees = (text: string): boolean => (yes.test(text) || tick.test(text)) && !unsure.test(text);

/** What a message says the explicit yes to that the reply before it asked for; null where it doesn't. */
export const agreedAct = (input: DialogueInput): VisitAct | null => {
  const { text, given, visitTalk: { awaits, chosen } = noVisitTalk, diary } = input;
  if (!diary || awaits === null || input.emergency || input.safety.kind !== 'clear') return null;
  if (!agrees(text) || isWished(given.facts)) return null;
  if (awaits !== 'booking') return { kind: 'cancel', appointmentId: awaits.cancelling };
  if (!chosen) return null;
  const { moves, start, end } = chosen;
  return moves === null ? { kind: 'book', start, end } : { kind: 'move', appointmentId: moves, start, end };
};
