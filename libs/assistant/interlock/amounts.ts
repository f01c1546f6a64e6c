const number = String.raw`\d[\d,]{0,12}(?:\.\d{1,2})?k?`;
const spelledWord =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|grand)';
const spelled = String.raw`${spelledWord}(?:[\s-](?:and\s)?${spelledWord}){0,6}`;
const unit = String.raw`(?:pounds?|quid|gbp|pence|eur(?:os?)?|€|(?:an|per) (?:hour|visit|day)\b|(?:\+|plus) ?vat\b)`;
/** "costs about 75", but not "the price for a 30 year old boiler". */
const told = String.raw`\b(?:costs?|prices?|priced|charges?|fees?)(?: \w+){0,3}? (?:about|around|at|from|is|are|of) \d{2,6}\b(?! ?(?:bed|year|min|hour|day|week|month|%|kw|mm|am|pm|:))`;
const amount = new RegExp(
  String.raw`(?:[£￡€$]\s?|\b(?:gbp|eur)\s?)${number}(?:m\b|\s?million\b)?|\b(?:${number}|${spelled})\s?${unit}|\b\d{1,3}(?:\.\d)?k\b|\ba (?:tenner|fiver|grand)\b|${told}`,
  'giu',
);
/** Without one of these there is no amount, whatever numbers are named. */
const mayBeAmount =
  /[£￡€$]|\dk|pound|quid|gbp|pence|eur|(?:an|per) (?:hour|visit|day)|vat|tenner|fiver|grand|cost|price|charge|fee/iu;
const otherMoney = /[€$]|eur|pence/iu;
const [thousands, millions] = [/\dk\b/iu, /\d(?:m|\s?million)\b/iu];

/** Words that name an amount of money; `pounds` is null where it is spelled out, and for nothing at all. */
export interface NamedAmount {
  readonly pounds: number | null;
  readonly words: string;
  readonly from: number;
}

const poundsIn = (words: string): number | null => {
  const written = Number(words.replace(/[^\d.]/g, ''));
  if (!written) return null;
  if (millions.test(words)) return written * 1_000_000;
  return thousands.test(words) ? written * 1_000 : written;
};

export const amountsIn = (text: string): readonly NamedAmount[] =>
  mayBeAmount.test(text)
    ? [...text.matchAll(amount)].map(({ 0: words, index }) => ({ pounds: poundsIn(words), words, from: index }))
    : [];

/** What a firm's own words allow to be said: no spelled amount, which would stand for any other, and no other money. */
export const poundsNamedIn = (text: string): readonly number[] =>
  amountsIn(text).flatMap(({ pounds, words }) => (pounds === null || otherMoney.test(words) ? [] : [pounds]));
