const digits = String.raw`\d[\d,]{0,9}(?:\.\d{1,2})?`;
const word =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|a hundred|a thousand|a couple of hundred)';
const amount = String.raw`(?:${digits}|${word}(?:[ -](?:and )?${word}){0,5})`;
const counted = String.raw`(?![\d.,]*\d)(?!(?:[ -]| to \d+ )?(?:bed\w*|years?|yrs?|min\w*|hours?|hrs?|days?|weeks?|months?|%|per ?cent|kw|mm|cm|m\b|am\b|pm\b|bars?|lit\w+|degrees?|°|radiators?|rooms?|bathrooms?|miles?|people|photos?|questions?|things?|of\b|engineers?|boilers?|homes?|services?|options?|:\d|or two|more|other|visits?|\/7))`;
const costing = String.raw`\b(?:prices?|priced|costs?|costing|fees?|charges?|charged|total|totals|pay|paying|deposit|quote(?:d)?|estimate|start(?:s|ing)?|(?:do|fit|install|supply|replace|swap|service|repair|fix)(?: \w+){1,4} for|fitted for|installed for|yours for|done for|from only|from just|budget|sets? you back|looking at|com(?:es?|ing) to|call-?out|knock|save|expect|works? out at|worth|region of|ballpark)`;

const prices: readonly RegExp[] = [
  new RegExp(
    String.raw`${costing}\b(?:[ :=-]+(?:is|are|be|at|from|for|about|around|only|just|of|to|up|you|it|would|will|roughly|approximately|under|over|the|a|in region|somewhere|between)){0,4}[ :=-]+(${amount})\b${counted}`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(${amount})(?:k)?,? (?:all[ -]in|fitted|installed|plus vat|(?:inc\w*|ex\w*|with) vat|a month|per month|monthly|a week|per week|upfront|up front|deposit|down|cash|grand)\b`,
    'gu',
  ),
  /\b(\d{1,4})p\b/gu,
];

const offers: readonly RegExp[] = [
  /\b(?:\d+|ten|twenty|fifty|half)\s?(?:%|per ?cent)\s(?:off|discount|cheaper|less|saving|cashback|deposit|finance|apr|interest)/gu,
  /\bhalf[ -]price\b|\bhalf the price\b|\bdiscount(?:s|ed)?\b|\bcash ?back\b|\bvouchers?\b|\bspecial offers?\b|\bprice match\w*\b|\binterest[ -]free\b|\bon sale\b|\bmoney off\b|\bcheapest\b|\bguarantee(?:d)? (?:price|quote)\b|\btwo for one\b|\bbuy now,? pay later\b/gu,
  /\b(?:free of charge|(?:at |with )?no (?:extra |additional |call-?out )?(?:charge|cost|fee)s?\b|without (?:any )?(?:charge|cost)|for free|for nothing|costs? (?:you )?nothing|won't cost|complimentary|on the house|don't charge|do not charge|waive\w*)/gu,
  /\bfree[ -](?:call|quot|survey|visit|servic|estimat|boiler|check|repair|install|fitting|inspection|assess|consult|thermostat|filter|upgrade|warranty|deliver|home|trial|parts|labour|of)\w*/gu,
  /\b(?:is|are|it's|that's|be|completely|totally|absolutely|entirely|all) free\b(?! (?:to|on|at|in|this|next|after|before|tomorrow|today|from|until|then|for|of|between|monday|tuesday|wednesday|thursday|friday|saturday|sunday))/gu,
  /\bfree(?=\s*(?:[.!]|$))/gu,
];
const asksWhenFree =
  /\b(?:you|they|somebody|someone|engineer|anyone|slots?|diary|morning|afternoon) (?:is |are |be |were )?free\b|\b(?:are|be) you\b/u;

const numberOf = (written: string): number => Number(written.replace(/[^\d.]/gu, '')) || Number.NaN;

/** An amount that is no set price, or an offer that the firm's own words don't make. */
export const speaksOfMoney = (plain: string, told: string, set: readonly string[]): boolean =>
  prices.some((each) =>
    [...plain.matchAll(each)].some(([, said = '']) => !set.some((price) => numberOf(price) === numberOf(said))),
  ) ||
  offers.some((each) =>
    [...plain.matchAll(each)].some(
      ([said]) => !told.includes(said.trim()) && !(/\bfree$/u.test(said) && asksWhenFree.test(plain)),
    ),
  );
