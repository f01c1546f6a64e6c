import { readWords, type Word } from '../tokenizer/words';
import { withoutDoubtsElsewhere } from './yes-or-no-elsewhere';
import { readVague, tellsOfHeating, tellsOfOneChirp } from './yes-or-no-vague';
import {
  alarming,
  asks,
  asksForHelp,
  beside,
  besideState,
  business,
  denials,
  denied,
  deniedByNot,
  doubts,
  goes,
  graver,
  harmless,
  hedges,
  leftOver,
  mistaken,
  no,
  openingNo,
  openingYes,
  otherSigns,
  plainYes,
  reached,
  restful,
  settled,
  strengtheners,
  strongSigns,
  study,
  symptoms,
  weakYes,
} from './yes-or-no-words';

/** "yesss" as it is spelled; words that end in two letters by right stay. */
const calm = (word: Word): Word => {
  let end = word.text.length;
  while (end > 1 && word.text[end - 1] === word.text[end - 2]) end -= 1;
  const text = word.text.slice(0, end);
  return plainYes.has(text) || openingYes.has(text) || no.has(text) ? { ...word, text } : word;
};

const textAt = (words: readonly Word[], index: number): string => words[index]?.text ?? '';

/** "not safe", "no joke", "no one has fixed it". */
const deniesTheDenial = (words: readonly Word[]): boolean =>
  words.some(({ text, clause }, index) => {
    if (!denials.has(text) || (text === 'no' && textAt(words, index + 1) === 'all')) return false;
    const rest = words.slice(index + 1, index + 1 + farthest).filter((word) => word.clause === clause);
    const next = rest.find((word) => !reached.has(word.text) && !besideState.has(word.text))?.text ?? '';
    return denied.has(next) || (text !== 'no' && deniedByNot.has(next) && !(text === 'cant' && next === 'feel'));
  });

const farthest = 6;

/** "no smell at all", "I can't hear any hissing", "the smell has gone", "boo nahi aa rahi". */
const isDenied = (words: readonly Word[], sign: number): boolean => {
  const after = words.slice(sign + 1, sign + 4).map(({ text }) => text);
  if (after.some((text) => no.has(text) && !(denials.has(text) && text !== 'not'))) return true;
  for (let index = sign - 1; index >= Math.max(0, sign - farthest); index -= 1) {
    if (words[index]?.clause !== words[sign]?.clause) return false;
    const text = textAt(words, index);
    if (no.has(text)) return true;
    if (!reached.has(text)) return false;
  }
  return false;
};

const speakers: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['i', new Set(['do', 'can', 'am'])],
  ['we', new Set(['do', 'can', 'are'])],
  ['it', new Set(['is', 'does', 'has'])],
  ['there', new Set(['is', 'are'])],
  ['he', new Set(['can', 'does'])],
  ['she', new Set(['can', 'does'])],
  ['they', new Set(['can', 'do'])],
]);

/** "but my husband says he can": what is said last, of whomever. */
const endsAffirming = (words: readonly Word[]): boolean =>
  speakers.get(textAt(words, words.length - 2))?.has(textAt(words, words.length - 1)) ?? false;

/** "no, it is", "there is now", "no I can": affirms without a word for yes. */
const affirms = (words: readonly Word[]): boolean =>
  words.some(({ text }, index) => {
    const said = speakers.get(text)?.has(textAt(words, index + 1)) ?? false;
    return (
      said &&
      textAt(words, index - 1) !== 'that' &&
      !words.slice(index + 2, index + 5).some((word) => harmless.has(word.text))
    );
  });

/** "yes it's off", but not "yes it has gone off", "yes and it's not fixed" or "yes but it still smells". */
const isSettled = (words: readonly Word[], signs: readonly ReadonlySet<string>[]): boolean =>
  words.length <= longestSettled &&
  words.some(({ text }, index) => settled.has(text) && !goes.has(textAt(words, index - 1))) &&
  !words.some(
    ({ text }, index) => denials.has(text) || (signs.some((list) => list.has(text)) && !isDenied(words, index)),
  );

const widestRest = 4;

/** "no hot water? no that's fine, just the noise": a no that stands for itself, and what alone is left. */
const leavesTheRest = (words: readonly Word[]): boolean => {
  const rest = words.findIndex(
    ({ text, clause }, index) =>
      openingNo.has(text) && (words[index + 1]?.clause !== clause || restful.has(textAt(words, index + 1))),
  );
  const only = words.findIndex(({ text }, index) => index > rest && (text === 'just' || text === 'only'));
  return (
    rest >= 0 && only > rest && words.slice(only + 1, only + 1 + widestRest).some(({ text }) => leftOver.has(text))
  );
};

/** "Of course" and "since Tuesday" doubt a no; "a first aid course" and "no smell since" don't. */
const saysWeakly = (words: readonly Word[]): boolean =>
  words.some(
    ({ text }, index) =>
      (weakYes.has(text) || hedges.has(text) || doubts.has(text)) &&
      (text !== 'course' || textAt(words, index - 1) === 'of') &&
      (text !== 'since' || !isDenied(words, index)),
  );

const [farthestMade, made] = [3, new Set(['made', 'makes'])];

/** "They found it, capped it, all made safe, no smell since": told as done, and nothing said against it before or after. */
const wasMadeSafe = (words: readonly Word[]): boolean =>
  !saysWeakly(words) &&
  !words.some(({ text }) => text === 'but' || text === 'if') &&
  words.some(({ text }, index) => {
    const before = words.slice(Math.max(0, index - farthest), index).map((word) => word.text);
    const isSafe = text === 'capped' || (text === 'safe' && before.slice(-farthestMade).some((word) => made.has(word)));
    const goesOn = words.some((word, at) => at > index && alarming.has(word.text) && !isDenied(words, at));
    return isSafe && !goesOn && !before.some((word) => denials.has(word) || asks.has(word));
  });

/** "No, it's for a quiz": a no that stands for itself, and what the question was for. */
const isForStudy = (words: readonly Word[]): boolean =>
  openingNo.has(textAt(words, 0)) &&
  words.some(({ text }) => text === 'for') &&
  words.some(({ text }) => study.has(text));

const ticks = /[\u{1F44D}\u{1F44C}\u{1F525}\u2705\u2714]/u;
const [shortAnswer, longestSettled] = [5, 9];

/**
 * Only a plain no is a no; "I don't know" and a no taken back are a yes. Talk of something else answers nothing. Without `justAsked`, a
 * sign of danger alone answers nothing either.
 */
export const readAnswer = (text: string, justAsked = true): 'yes' | 'no' | null => {
  const spoken = readWords(text).map(calm);
  const about = withoutDoubtsElsewhere(spoken);
  const words = about
    .filter((word, index, all) => !(strengtheners.has(word.text) && no.has(textAt(all, index + 1))))
    .filter((word, index, all) => !(word.text === 'wrong' && mistaken.has(textAt(all, index + 1))));
  const says = (list: ReadonlySet<string>): boolean => words.some((word) => list.has(word.text));
  const short = words.length <= shortAnswer && !says(business);
  const undenied = (list: ReadonlySet<string>): boolean =>
    words.some((word, index) => list.has(word.text) && !isDenied(words, index));
  const opensWithYes =
    openingYes.has(textAt(words, 0)) || plainYes.has(textAt(words, 0)) || (short && says(openingYes));
  const isGrave = words.some(({ text }, at) => graver.has(text) && !(symptoms.has(text) && isDenied(words, at)));
  const hears = isGrave || undenied(strongSigns) || undenied(otherSigns);
  if (!hears && tellsOfOneChirp(words)) return 'no';
  if (opensWithYes && isSettled(words, [strongSigns, graver, weakYes, hedges])) return 'no';
  if (opensWithYes && !hears && tellsOfHeating(words)) return null;
  if (ticks.test(text) || opensWithYes || endsAffirming(words) || says(plainYes) || isGrave) return 'yes';
  if (undenied(strongSigns) || deniesTheDenial(words)) return 'yes';
  if (short && asks.has(textAt(words, 0)) && says(asksForHelp)) return 'yes';
  if (wasMadeSafe(words)) return 'no';
  const known = words.every((word) =>
    [no, beside, strongSigns, otherSigns, symptoms].some((list) => list.has(word.text)),
  );
  const takenBack = affirms(words) || undenied(otherSigns);
  if (!takenBack && !saysWeakly(words) && (leavesTheRest(words) || isForStudy(words))) return 'no';
  // Where part of it was about something else, a short rest is no answer either.
  if (!known || !(says(no) || isLongPast(words)))
    return readVague(text, words, {
      weak: saysWeakly(words),
      affirmed: affirms(words),
      justAsked: justAsked && about.length === spoken.length,
    });
  return takenBack ? 'yes' : 'no';
};

const longPast = new Set(['month', 'months', 'year', 'years', 'ago']);
const isLongPast = (words: readonly Word[]): boolean =>
  words.some((word) => longPast.has(word.text)) && words.some(({ text }) => text === 'was' || text === 'were');
