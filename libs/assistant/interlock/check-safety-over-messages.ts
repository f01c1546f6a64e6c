import { certainFinding, judge } from './check-safety';
import { type Heard, hear } from './hear';
import { withHousehold } from './household';
import { likenedTogether } from './likened-together';
import { type Sign, signsIn, type SignReading } from './lexicon/lexicon';
import { anySaid, type Pattern } from './patterns/pattern';
import { PatternsBySign } from './patterns/patterns-by-sign';
import { rules } from './rules/rule-set';
import type { SafetyContext, SafetyVerdict } from './verdict';

export const saidTogetherOver = 3;

/** Characters: pieces of one danger are short, and a long message is no piece. */
const [shortPiece, longestPiece] = [60, 200];
/** Characters: in less, all words stand near each other. */
const nearTogether = 70;

const needed: ReadonlySet<Sign> = new Set(
  rules.flatMap(({ patterns }) => patterns.flatMap(({ needs }) => needs.flat())).filter((sign) => sign !== 'plea'),
);

const tellsSign = ({ mentions }: SignReading): boolean => mentions.some(({ meaning }) => needed.has(meaning));

const together = new PatternsBySign(
  rules.flatMap(({ patterns }) => patterns).filter(({ needs, onlyDoubt = false }) => needs.length > 1 && !onlyDoubt),
  'any group',
);

const mayTell = (begun: readonly Pattern[], said: ReadonlySet<Sign>, before: ReadonlySet<Sign>): boolean =>
  begun.some(
    ({ needs }) =>
      needs.some((group) => anySaid(group, before)) &&
      needs.every((group) => anySaid(group, said) || anySaid(group, before)),
  );

const calm: SafetyContext = { emergency: false, clarifications: [] };

/** The word between keeps "help" and "fire place" from making a cry for help. */
const between = ' and ';

/** Certain in two messages together, in neither alone: words of both, or "got one" after a question. */
const foundAcross = (first: string, second: string, haveOne: boolean) => {
  const found = certainFinding(`${first}${between}${second}`);
  if (!found || haveOne) return found;
  return found.from < first.length && found.to > first.length + between.length ? found : null;
};

const isPiece = (previous: string, text: string): boolean =>
  Math.min(previous.length, text.length) <= shortPiece && Math.max(previous.length, text.length) <= longestPiece;

/** Two pieces of one report; each by itself may be talk of something else, and then it is asked about. */
const saidTogether = (
  previous: string,
  { text, reading: { said } }: Heard,
  begun: readonly Pattern[],
  context: SafetyContext,
): SafetyVerdict | null => {
  const before = signsIn(previous);
  if (!mayTell(begun, said, before.said) && !(said.has('haveOne') && tellsSign(before))) return null;
  // Distant words may be close in the other order; not where the first was calm.
  const plain = judge(hear(previous), calm).kind === 'clear';
  const found =
    foundAcross(previous, text, said.has('haveOne')) ??
    (plain && previous.length + text.length > nearTogether ? foundAcross(text, previous, false) : null);
  if (!found) return null;
  const asked = context.clarifications.find(({ hazard, settled }) => hazard === found.hazard && !settled);
  if (asked && !asked.pending) return null;
  // Work that is wanted, or its price: "move a socket" and "the tap drips" are two jobs.
  const wished = !said.has('haveOne') && (before.said.has('wish') || said.has('wish'));
  const kind = wished ? 'doubt' : 'hazard';
  return asked && kind === 'doubt' ? null : { ...found, kind, from: 0, to: text.length };
};

const toldTogether = (heard: Heard, recent: readonly string[], context: SafetyContext): SafetyVerdict[] => {
  const { reading } = heard;
  const pieces = recent.filter((previous) => isPiece(previous, heard.text));
  const begun = pieces.length > 0 ? together.foundBy(reading.said) : [];
  if (begun.length === 0 && !(reading.said.has('haveOne') && tellsSign(reading))) return [];
  return pieces.flatMap((previous) => saidTogether(previous, heard, begun, context) ?? []);
};

const dangerOver = (heard: Heard, recent: readonly string[], context: SafetyContext): SafetyVerdict => {
  const alone = judge(heard, context);
  if (alone.kind === 'hazard' || context.emergency) return alone;
  const told = toldTogether(heard, recent, context);
  return (
    told.find(({ kind }) => kind === 'hazard') ??
    likenedTogether(heard, recent, context) ??
    (alone.kind === 'doubt' ? alone : (told[0] ?? alone))
  );
};

/** First alone, then, where it is clear or in doubt, with each of the last few before it. */
export const checkSafetyOverMessages = (
  text: string,
  earlier: readonly string[],
  context: SafetyContext,
): SafetyVerdict => {
  const heard = hear(text);
  const recent = earlier.slice(0, saidTogetherOver);
  return withHousehold(dangerOver(heard, recent, context), heard.reading, recent, context);
};
