import type { Word } from '../tokenizer/words';
import {
  alarmPattern,
  asks,
  beside,
  besideWeakYes,
  business,
  chirps,
  denials,
  doubts,
  goes,
  heatingStates,
  no,
  openingNo,
  openingYes,
  otherSigns,
  plainYes,
  single,
  strongSigns,
  weakYes,
} from './yes-or-no-words';

const [vagueAnswer, longestDoubt, farthestChirp] = [3, 14, 4];

const textAt = (words: readonly Word[], index: number): string => words[index]?.text ?? '';

const ofTheQuestion = [no, beside, goes, strongSigns, otherSigns, weakYes, plainYes, openingYes, besideWeakYes];

/** "A bit in the kitchen", and not "the pipe is a bit frozen" nor "still off": who speaks of something else answers nothing. */
const speaksOfNothingElse = (words: readonly Word[]): boolean =>
  words.every(({ text }) => ofTheQuestion.some((list) => list.has(text))) &&
  !words.some(({ text }, index) => text === 'off' && !goes.has(textAt(words, index - 1))) &&
  !words.some(({ text }, index) => text === 'still' && denials.has(textAt(words, index + 1)));

const goesOff = (words: readonly Word[]): boolean =>
  words.some(({ text }, index) => text === 'off' && goes.has(textAt(words, index - 1)));

/** "I think so", but not "the pipe outside is frozen I think". */
const thinksSo = (words: readonly Word[]): boolean =>
  words.some(({ text }, index) => text === 'think' && textAt(words, index + 1) === 'so');

export const readVague = (
  text: string,
  words: readonly Word[],
  { weak, affirmed, justAsked }: { readonly weak: boolean; readonly affirmed: boolean; readonly justAsked: boolean },
): 'yes' | 'no' | null => {
  const says = (list: ReadonlySet<string>): boolean => words.some((word) => list.has(word.text));
  if (says(business) || /\d/.test(text)) return openingNo.has(textAt(words, 0)) && !weak ? 'no' : null;
  const isOfIt = words.length > 0 && speaksOfNothingElse(words);
  if (weak && words.length <= longestDoubt && (says(doubts) || (isOfIt && (says(weakYes) || thinksSo(words)))))
    return 'yes';
  if (textAt(words, 0) === 'could' && textAt(words, 1) === 'be') return 'yes';
  if (asks.has(textAt(words, 0))) return null;
  return justAsked && words.length <= vagueAnswer && isOfIt && (affirmed || says(otherSigns) || goesOff(words))
    ? 'yes'
    : null;
};

/** "Yes, it's still off": the heating is what is meant. */
export const tellsOfHeating = (words: readonly Word[]): boolean =>
  words.some(({ text }, index) => heatingStates.has(text) || (text === 'off' && !goes.has(textAt(words, index - 1))));

/** "It's just a chirp", "one beep every minute", but not "four beeps" nor "not just a chirp". */
export const tellsOfOneChirp = (words: readonly Word[]): boolean =>
  !words.some(({ text }) => alarmPattern.has(text)) &&
  words.some(({ text }, index) => {
    if (!chirps.has(text)) return false;
    const around = words.slice(Math.max(0, index - farthestChirp), index + farthestChirp).map((word) => word.text);
    return around.some((each, at) => single.has(each) && !denials.has(around[at - 1] ?? ''));
  });
