import type { Word } from '../tokenizer/words';
import { denials, doubtAlone, doubtDenied, doubtReached, matters, mattersOf, mattersOfHow } from './yes-or-no-words';

const [widestDoubt, farthestMatter, farthestBefore, mostFillers] = [2, 6, 3, 4];

const textAt = (words: readonly Word[], index: number): string => words[index]?.text ?? '';

/** Where a doubt that begins here ends: "dunno", "not too sure", "haven't a clue". */
const doubtEnd = (words: readonly Word[], index: number): number | null => {
  if (doubtAlone.has(textAt(words, index))) return index;
  if (!denials.has(textAt(words, index))) return null;
  const ends = Array.from({ length: widestDoubt }, (_, more) => index + 1 + more);
  return ends.find((end) => doubtDenied.has(textAt(words, end))) ?? null;
};

/** What a visitor is asked of a boiler or a home: "model", "how old", "what boiler". */
const isMatter = (words: readonly Word[], index: number): boolean => {
  const [before, text] = [textAt(words, index - 1), textAt(words, index)];
  if (text === 'boiler') return mattersOf.has(before === 'of' ? textAt(words, index - 2) : before);
  return matters.has(text) || (before === 'how' && mattersOfHow.has(text));
};

/** "dunno model", "not sure what size": the doubt's object in its own clause, through nothing but fillers. */
const matterAfter = (words: readonly Word[], end: number): number | null => {
  for (let index = end + 1; index <= end + farthestMatter; index += 1) {
    if (words[index]?.clause !== words[end]?.clause) return null;
    if (isMatter(words, index)) return index;
    if (!doubtReached.has(textAt(words, index))) return null;
  }
  return null;
};

/** "model? dunno", "the make I don't know". */
const matterBefore = (words: readonly Word[], start: number): number | null => {
  for (let index = start - 1; index >= Math.max(0, start - farthestBefore); index -= 1) {
    if (isMatter(words, index)) return index;
    if (!doubtReached.has(textAt(words, index))) return null;
  }
  return null;
};

/** "not sure what make it is": fillers behind go with it. */
const withFillers = (words: readonly Word[], last: number): number => {
  let end = last;
  while (
    end < last + mostFillers &&
    words[end + 1]?.clause === words[last]?.clause &&
    (doubtReached.has(textAt(words, end + 1)) || textAt(words, end + 1) === 'have')
  )
    end += 1;
  return end;
};

export const withoutDoubtsElsewhere = (words: readonly Word[]): readonly Word[] => {
  const elsewhere = new Set<number>();
  for (const start of words.keys()) {
    const end = doubtEnd(words, start);
    if (end === null) continue;
    const [after, before] = [matterAfter(words, end), matterBefore(words, start)];
    if (after === null && before === null) continue;
    for (let index = before ?? start; index <= withFillers(words, after ?? end); index += 1) elsewhere.add(index);
  }
  return words.filter((_, index) => !elsewhere.has(index));
};
