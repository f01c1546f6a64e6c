import { type Mention, read, type Reading } from '../tokenizer/mentions';
import { dictionaryOf, type WordList } from '../tokenizer/word-list';
import { amountsIn } from './amounts';
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

const figureOf = (price: string): number => Number(price.replace(/[^\d.]/g, ''));

const priceNotSet = (text: string, allowed: readonly string[]): ReplyVerdict | null => {
  for (const { pounds, words, from } of amountsIn(text)) {
    // One that is spelled out is compared with nothing.
    if (pounds === null || !allowed.some((set) => figureOf(set) === pounds))
      return { kind: 'broken', rule: 'price', from, to: from + words.length };
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
