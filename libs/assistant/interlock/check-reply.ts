import { type Mention, read, type Reading } from '../tokenizer/mentions';
import { dictionaryOf, type WordList } from '../tokenizer/word-list';
import { lookAt, mayBreak } from './reply-look';
import { prohibitions, type Prohibition, type ReplySign, replyWords } from './reply-words';

/** Whether the assistant's words may be shown; `from` and `to` are offsets of the words that broke the rule. */
export type ReplyVerdict =
  | { readonly kind: 'ok' }
  | { readonly kind: 'broken'; readonly rule: Prohibition['id'] | 'price'; readonly from: number; readonly to: number };

export type BrokenRule = Extract<ReplyVerdict, { kind: 'broken' }>['rule'];

export type ReplyContext = {
  readonly emergency: boolean;
  /** Prices the installer set, as they are written: "£24.00". */
  readonly allowedPrices: readonly string[];
};

const signs = Object.keys(replyWords) as ReplySign[];
const meanings = signs.map((sign): [ReplySign, WordList] => [sign, replyWords[sign]]);
const dictionary = dictionaryOf(meanings, new Set<ReplySign>(), '', '');

const number = String.raw`\d[\d,]{0,12}(?:\.\d{1,2})?k?`;
const spelledWord =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|grand)';
const spelled = String.raw`${spelledWord}(?:[\s-](?:and\s)?${spelledWord}){0,6}`;
const unit = String.raw`(?:pounds?|quid|gbp|pence|eur(?:os?)?|€|(?:an|per) (?:hour|visit|day)\b|(?:\+|plus) ?vat\b)`;
/** "costs about 75", but not "the price for a 30 year old boiler". */
const told = String.raw`\b(?:costs?|prices?|priced|charges?|fees?)(?: \w+){0,3}? (?:about|around|at|from|is|are|of) \d{2,6}\b(?! ?(?:bed|year|min|hour|day|week|month|%|kw|mm|am|pm|:))`;
const price = new RegExp(
  String.raw`(?:[£￡€$]\s?|\b(?:gbp|eur)\s?)${number}|\b(?:${number}|${spelled})\s?${unit}|\b\d{1,3}(?:\.\d)?k\b|\ba (?:tenner|fiver|grand)\b|${told}`,
  'giu',
);
/** Without one of these there is no price, whatever numbers are named. */
const mayBePrice =
  /[£￡€$]|\dk|pound|quid|gbp|pence|eur|(?:an|per) (?:hour|visit|day)|vat|tenner|fiver|grand|cost|price|charge|fee/iu;
const amountOf = (words: string): number => Number(words.replace(/[^\d.]/g, '')) || Number.NaN;

const priceNotSet = (text: string, allowed: readonly string[]): ReplyVerdict | null => {
  if (!mayBePrice.test(text)) return null;
  for (const match of text.matchAll(price)) {
    const amount = amountOf(match[0]);
    if (!allowed.some((set) => Object.is(amountOf(set), amount)))
      return { kind: 'broken', rule: 'price', from: match.index, to: match.index + match[0].length };
  }
  return null;
};

const reach = 4;
type Said = Mention<ReplySign>;

const near = (one: Said, other: Said): boolean => other.first - one.last <= reach && one.first - other.last <= reach;

const excused = ({ words, mentions }: Reading<ReplySign>, first: number, excuses: readonly ReplySign[]): boolean =>
  mentions.some(
    (mention) =>
      excuses.includes(mention.meaning) &&
      mention.first < first &&
      first - mention.last <= reach &&
      words[mention.first]?.clause === words[first]?.clause,
  );

const breach = (reading: Reading<ReplySign>, { id, act, thing, excusedBy }: Prohibition): ReplyVerdict | null => {
  for (const doing of reading.mentions.filter(({ meaning }) => meaning === act)) {
    const target = thing
      ? reading.mentions.find((mention) => mention.meaning === thing && near(doing, mention))
      : doing;
    if (!target) continue;
    const first = Math.min(doing.first, target.first);
    const last = Math.max(doing.last, target.last);
    if (excused(reading, first, excusedBy)) continue;
    return { kind: 'broken', rule: id, from: reading.words[first]?.from ?? 0, to: reading.words[last]?.to ?? 0 };
  }
  return null;
};

/** Reads the assistant's own words before the visitor does. Never throws. */
export const checkReply = (text: string, { emergency, allowedPrices }: ReplyContext): ReplyVerdict => {
  const invented = priceNotSet(text, allowedPrices);
  if (invented) return invented;
  const seen = lookAt(text);
  let reading: Reading<ReplySign> | null = null;
  for (const prohibition of prohibitions) {
    if (prohibition.onlyInEmergency && !emergency) continue;
    if (!mayBreak(seen, prohibition)) continue;
    reading ??= read(text, dictionary);
    const broken = breach(reading, prohibition);
    if (broken) return broken;
  }
  return { kind: 'ok' };
};
