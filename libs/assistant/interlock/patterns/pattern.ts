import type { Sign, SignMention, SignReading } from '../lexicon/lexicon';

export type Pattern = {
  /** One mention of each group, by any of its signs. */
  readonly needs: readonly (readonly Sign[])[];
  /** At most so many words between the first and the last. */
  readonly within: number;
  readonly inOrder?: boolean;
  /** Counts only where nothing but the sign and these words is said. */
  readonly alone?: Sign;
  readonly exclaimed?: boolean;
  /** Plainly something else when the sentence also says one of these. */
  readonly unless?: readonly Sign[];
  /** A family's name besides: nothing where one of these stands up to two words before, in the same clause. */
  readonly unlessNamed?: Sign;
  /** One question is asked first when the sentence also says one of these. */
  readonly doubtIf?: readonly Sign[];
  /** Worth a question, never a card by itself. */
  readonly onlyDoubt?: boolean;
  /** Counts only where this is so: what two facts tell together that no nearness of words does. */
  readonly holds?: (reading: SignReading, match: Match) => boolean;
  /** It goes on, however long ago it began: talk of the past leaves no doubt. */
  readonly goesOn?: boolean;
};

export const anySaid = (group: readonly Sign[], said: ReadonlySet<Sign>): boolean => {
  for (const sign of group) if (said.has(sign)) return true;
  return false;
};

export type Match = { readonly first: number; readonly last: number; readonly mentions: readonly SignMention[] };

const placeOf = (reading: SignReading, index: number): number => reading.words[index]?.at ?? 0;
export const sentenceOf = (reading: SignReading, index: number): number => reading.words[index]?.sentence ?? 0;

/** Words from one mention to the other; 0 when they touch, null when they overlap. */
const distance = (reading: SignReading, one: SignMention, other: SignMention): number | null => {
  if (one.last < other.first) return placeOf(reading, other.first) - placeOf(reading, one.last) - 1;
  if (other.last < one.first) return placeOf(reading, one.first) - placeOf(reading, other.last) - 1;
  return null;
};

/** The closest mention of a group around an anchor. Mentions are in order, so the look to each side ends at the window. */
const closest = (
  reading: SignReading,
  anchorIndex: number,
  group: readonly Sign[],
  { within, inOrder = false }: Pattern,
): SignMention | null => {
  const anchor = reading.mentions[anchorIndex];
  if (!anchor) return null;
  let best: { mention: SignMention; away: number } | null = null;
  for (const step of inOrder ? [1] : [1, -1]) {
    for (let index = anchorIndex + step; ; index += step) {
      const mention = reading.mentions[index];
      if (!mention || Math.abs(placeOf(reading, mention.first) - placeOf(reading, anchor.first)) > within + 6) break;
      const away = distance(reading, anchor, mention);
      if (away === null || away > within || !group.includes(mention.meaning)) continue;
      if (!best || away < best.away) best = { mention, away };
    }
  }
  return best?.mention ?? null;
};

export const matchesOf = (reading: SignReading, pattern: Pattern): Match[] => {
  if (!pattern.needs.every((group) => anySaid(group, reading.said))) return [];
  const [anchors = [], ...groups] = pattern.needs;
  return reading.mentions.flatMap((anchor, index) => {
    if (!anchors.includes(anchor.meaning)) return [];
    const mentions = [anchor];
    for (const group of groups) {
      const found = closest(reading, index, group, pattern);
      if (!found) return [];
      mentions.push(found);
    }
    return [
      { first: Math.min(...mentions.map((m) => m.first)), last: Math.max(...mentions.map((m) => m.last)), mentions },
    ];
  });
};

export const saidBeside = (reading: SignReading, { first, last }: Match, signs: readonly Sign[]): boolean =>
  reading.saidIn
    .slice(sentenceOf(reading, first), sentenceOf(reading, last) + 1)
    .some((said) => signs.some((sign) => said.has(sign)));

export const saysNothingElse = (reading: SignReading, { first, last }: Match, sign: Sign): boolean =>
  reading.at.every(
    (mentions, index) => (index >= first && index <= last) || mentions.some(({ meaning }) => meaning === sign),
  );
