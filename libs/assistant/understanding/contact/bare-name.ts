import { RegexPrefilter } from '../regex-prefilter/regex-prefilter';
import { noNames, onlyPlaceWords, placeWords } from './no-names';
import { beginsWithoutName, type Certainty, isGivenName, leadingName, mayLead, type PersonName } from './person-name';
import { people } from './whose-people';

export const opening =
  /^(?:(?:hi|hiya|hello|hey|yes|yeah|yep|sure|ok|okay|oh|um+|erm*|well|just|its|it's|im|i'm|i am|this is|that's|thats|no|sorry|so|me|mine's|mine is|of course|certainly|sure thing|good (?:morning|afternoon|evening)|names|the name's|call me|you can call me|actually|meant|i meant|should be|and|spelt|its spelt|big|young|wee|auld)\b[\s,:!-]*)+/iu;
export const closing =
  /(?:[\s,]+(?:here|speaking|mate|pal|lad|pet|duck|hun|love|darling|thanks|thank you|thx|ta|please|cheers|yes|yeah|\([^()\p{L}\p{N}]*[\p{L}\p{N}][^()]*\)|lol|haha|x+|btw|though|sorry|(?:the|a) (?:landlord|landlady|tenant|owner|homeowner|letting agent|agent|lodger|carer|caretaker|manager))|[\s.,]*[^\p{L}\p{N}\s.,'-])+\s*$/iu;
const heading =
  /^(?:(?:my|our|the|your|all)\s+){0,2}(?:contact\s+)?(?:details|info|information|contact)(?:\s+(?:as\s+\w+|are|is|below|you asked for))*\s*[:-]?\s+|^(?:here|there)(?:'s)?\s+(?:you|u|ya)\s+(?:go|are)\s*[:,-]?\s+|^as (?:asked|requested|promised|required)\s*[:,-]?\s+|^no prob(?:lem)?s?[\s,]+/iu;

const beforeAnyName = /^(?:mrs?|ms|miss|mx|dr|doctor|prof(?:essor)?|rev(?:erend|d)?)\.?$/iu;
const leadsAName = (word: string): boolean => isGivenName(word) || beforeAnyName.test(word);

const isPlace = (words: readonly string[]): boolean =>
  words.some(
    (word, index) =>
      (placeWords.has(word.toLowerCase()) && (index === 0 || !leadsAName(words[0] ?? ''))) ||
      (index > 0 && onlyPlaceWords.has(word.toLowerCase())),
  );

const couple = /^(\p{L}+)\s+(?:and|&|n)\s+(\p{L}+)(?:\s+(\p{L}[\p{L}'-]+))?$/u;

/** "Dan and Emma Fox": the first of two is written for both. */
const coupleOf = (line: string, certainty: Certainty): PersonName | null => {
  const [, one = '', other = '', surname = ''] = couple.exec(line) ?? [];
  return isGivenName(one) && isGivenName(other) ? (leadingName(`${one} ${surname}`, certainty)?.name ?? null) : null;
};

export const nameOf = (line: string, certainty: Certainty): PersonName | null => {
  if (beginsWithoutName(line) || (certainty === 'listed' && !mayLead(line))) return null;
  const words = line.split(/\s+/u).filter(Boolean);
  if (words.length === 0 || words.length > 5 || isPlace(words)) return null;
  const found = leadingName(line, certainty);
  return found && found.rest.trim() === '' ? found.name : coupleOf(line, certainty);
};

export const segments = (text: string): string[] =>
  text.split(/[,\n;/|]+|\s-+\s|[.!](?=\s|$)(?<!\b\p{L}\.)|(?<=\?)\s|\s(?=\d)/u);

const properName = /^(?:\p{L}{1,6}\.?\s+)*\p{Lu}[\p{L}'-]*\p{Ll}/u;
const label =
  /(?<![\s,(:-])[\s,(:-]+(?:(?:on|at|via|tel|mob|mobile|phone|number|no|email|is|here)[\s,(:-]*)?$|\s*\((?:mrs?|ms|miss|dr|(?:the\s)?(?:tenant|landlord|landlady|owner|homeowner|agent))\)[\s,:-]*$/iu;

/** All that is said beside the contact details, where it can be nothing but a name: "mehreen qadir, 07700 900123". */
const onlyName = (text: string): PersonName | null => {
  const words = text.replace(/[|,.;:\s/-]+/gu, ' ').trim();
  // One small word behind the number is as often a remark: "07700 900123 hurry".
  if (/^[\s|]*\|/u.test(text) && /^\p{Ll}+$/u.test(words) && !isGivenName(words)) return null;
  return words.length < 40 && /^\p{L}[\p{L}']+(?: \p{L}[\p{L}']+){0,2}$/u.test(words)
    ? nameOf(words, 'announced')
    : null;
};

const shortTowns = new Set(
  'ayr bala bath bude bury deal diss eton hove hyde leek mold rhyl ross ryde wick holt yate'.split(' '),
);
const beforeNumber = /(?:^|[,;.\n]|\s-)\s*(\p{Lu}\p{Ll}{1,3})(?:\s+on)?[\s:,-]*(?=\|{10,})/u;

/** "..., Maz 07700 900112": a short capitalised word right before the number is the visitor. */
const nameBeforeNumber = (text: string): PersonName | null => {
  const [, word = ''] = beforeNumber.exec(text) ?? [];
  return word === '' || shortTowns.has(word.toLowerCase()) || relations.test(word) ? null : nameOf(word, 'capital');
};

const relations = new RegExp(String.raw`^(?:${people})$`, 'iu');
const ofRelation = new RegExp(String.raw`\b(?:my|our|his|her)\s+(?:${people})\b(?!\s+(?:and|&|n) (?:i|me)\b)`, 'iu');

export const nameBeside = (text: string): PersonName | null => {
  const shouts = text === text.toUpperCase();
  const all = segments(text);
  for (const [index, segment] of all.entries()) {
    if (ofRelation.test(all[index - 1] ?? '')) continue;
    const line = segment.trim().replace(opening, '').replace(heading, '').replace(label, '').trim();
    const words = line.split(/\s+/u);
    const sure = shouts || index > 3 || words.length === 1;
    const name =
      nameOf(line, 'listed') ??
      ((sure && index > 0) || !properName.test(line) ? null : nameOf(line, shouts ? 'listed' : 'capital'));
    if (name && !(name.last_name === undefined && noNames.has(words[0]?.toLowerCase() ?? ''))) return name;
  }
  return nameBeforeNumber(text) ?? onlyName(text);
};

const thanks = String.raw`(?:many thanks|thanks(?: again| a lot| so much| in advance)?|thank you|thankyou|thx|cheers|ta|(?:kind(?:est)?|best|warm(?:est)?)? ?regards|kind regards|rgds|all the best|speak soon|hear from you soon|best wishes|best|yours(?: (?:sincerely|faithfully|truly))?|sincerely|kr|br|(?:lots of )?love)`;
const signed = new RegExp(
  String.raw`\b${thanks}([\s,.!;:-]{1,6})(\p{L}[\p{L}'.-]*(?:\s{1,2}\p{L}[\p{L}'.-]*){0,3})[\s.,!x]{0,12}(?=$|\||\n|\()`,
  'giu',
);
const prefilter = new RegexPrefilter({ signed, from: /\b(?:from|by|signed)[,\s]/iu });
const signature =
  /(?:\n|\s-{1,2}\s?|(?<!(?<!\p{L})\p{L})[.!?]\s+|(?:^|[.!?\n]\s*|\blove\s|\bsent\s)(?:from|by|signed),?\s+|\sx{1,3}\s)(\p{L}[\p{L}'.-]*(?:[^\S\n]{1,2}\p{L}[\p{L}'.-]*){0,3})[\s.,!x]{0,12}(?:\||$)/iu;

const closed = /,\s{0,2}(\p{L}[\p{L}'.-]*(?:[^\S\n]{1,2}\p{L}[\p{L}'.-]*){0,2})[\s.!x]{0,12}(?:\||$)/iu;
const initialled = /^(?:\p{Lu}\.?\s){1,2}\p{Lu}\p{Ll}/u;

/** "Boiler down again, pete". */
const lastAfterComma = (text: string): PersonName | null => {
  if (!text.includes(',')) return null;
  const words =
    closed
      .exec(text)?.[1]
      ?.trim()
      .replace(/\s+x+$/iu, '') ?? '';
  return words ? nameOf(words, initialled.test(words) ? 'capital' : 'listed') : null;
};

const brackets = /\((\p{L}[\p{L}'.-]*(?:\s\p{L}[\p{L}'.-]*){0,2})\)/gu;
const anothers =
  /\b(?:my|your|the|our|his|her|their|by|with|from|called|of|to)\s+(?:\p{L}+\s+){0,2}$|\b(?:engineer|neighbour|wife|husband|partner|agent)\s*$/iu;

/** "(Alan)" beside what it belongs to. */
const bracketed = (text: string): PersonName | null => {
  if (!text.includes('(')) return null;
  for (const { 1: words = '', index } of text.matchAll(brackets)) {
    if (anothers.test(text.slice(Math.max(0, index - 40), index))) continue;
    const name = nameOf(words.trim(), 'listed');
    if (name) return name;
  }
  return null;
};

/** "Cheers, Priya", "Regards\nTom Baker". */
const signedOff = (text: string): PersonName | null => {
  for (const { 1: pause = '', 2: words = '', index } of [...text.matchAll(signed)].toReversed()) {
    const apart = /[,\n.!-]/u.test(pause);
    if (!apart && text.slice(0, index).trim() === '' && !/^yours/iu.test(text.slice(index))) continue;
    const line = words.trim().replace(/\s+x+$/iu, '');
    const name = nameOf(line, apart && words === words.toLowerCase() ? 'listed' : 'capital');
    if (name) return name;
    // "Thank you frank pilling": in full even a name that is a word is one.
    const full = apart ? null : nameOf(line, 'spoken');
    if (full?.last_name !== undefined) return full;
  }
  return null;
};

const beforeSignature = /[\n.!?-]|\sx{1,3}\s/iu;

const titleBehind = /\s\((?:mrs?|ms|miss|mx|dr|revd?|prof)\.?\)[\s.!]*$/iu;

export const signedName = (whole: string): PersonName | null => {
  const text = whole.includes('(') ? whole.replace(titleBehind, '') : whole;
  const candidates = prefilter.in(text);
  const off = (candidates & prefilter.bitOf('signed')) > 0 ? signedOff(text) : null;
  if (off) return off;
  if ((candidates & prefilter.bitOf('from')) === 0 && !beforeSignature.test(text))
    return lastAfterComma(text) ?? bracketed(text);
  const last = signature.exec(text)?.[1]?.trim();
  const kind = initialled.test(last ?? '') ? 'capital' : 'listed';
  return (last ? nameOf(last.replace(/\s+x+$/iu, ''), kind) : null) ?? lastAfterComma(text) ?? bracketed(text);
};

const from = /^\s*(\p{L}[\p{L}'-]+(?: \p{L}[\p{L}'-]+)?) (?:from|at|of) (?=\d|\p{Lu}|flat|no\b|number)/u;
const told = /\b(?:told|said|says|came|was|rang|fitted|fixed|did|has|had|recommended|left|your|ur)\b/iu;
const wholeMessage = /^[\s"]*((?:\p{Lu}[\p{L}'-]*\s+){1,2}\p{Lu}[\p{L}'-]*)\s*(?:$|[,\n-])/u;

/** A message that is nothing but a name, or begins with a full one that has its capitals. */
export const nameAlone = (text: string): PersonName | null => {
  if (!mayLead(text)) return null;
  const all =
    text.length < 60 ? nameOf(text.replace(/[\s.!]+$|\s\((?:mrs?|ms|miss|dr)\)[\s.!]*$/iu, '').trim(), 'listed') : null;
  if (all) return all;
  const whence = from.exec(text)?.[1];
  if (whence && !told.test(text)) return nameOf(whence, 'listed');
  const [head = '', ...more] = segments(text);
  const front =
    more.length > 0 && /^\p{L}+\s\p{L}+/u.test(head) && !told.test(head) ? nameOf(head.trim(), 'listed') : null;
  if (front?.last_name) return front;
  const words = wholeMessage.exec(text)?.[1];
  return words && text !== text.toUpperCase() ? nameOf(words, 'listed') : null;
};
