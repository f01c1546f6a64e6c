import type { DialogueInput } from '../dialogue';
import { noVisitTalk, type VisitAct } from './visit-talk';
import { isWished } from './wished-times';

const yesWord =
  "(?:y|yes|yeah|yep|yup|yh|aye|sure|ok|okay|alright|all right|perfect|great|lovely|brilliant|ideal|fine|definitely|absolutely|please do|go (?:on|ahead|for it)|book (?:it|that|me)(?: in)?|do it|cancel it|move it|that['’]?s (?:fine|great|good|perfect|right)|that (?:works|suits)(?: me)?|sounds (?:good|great|perfect))";
const courtesy =
  '(?:please|pls|plz|thanks|thank you|ta|cheers|mate|then|love|no problem|no worries|for me|in|there|it|that)';
/** The whole message, so that nothing else is meant: "ok how much is it" is no yes. */
const yes = new RegExp(String.raw`^\W*(?:${courtesy}\W+)?${yesWord}(?:\W+(?:${yesWord}|${courtesy}))*\W*$`, 'iu');
const tick = /^\s*[\u{1F44D}\u{1F44C}\u2705\u2714]\S?\s*$/u;

/** An explicit yes and nothing else. */
export const agrees = (text: string): boolean => !text.includes('?') && (yes.test(text) || tick.test(text));

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
