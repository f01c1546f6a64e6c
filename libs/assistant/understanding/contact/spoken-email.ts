import { RegexPrefilter } from '../regex-prefilter/regex-prefilter';

const providers =
  'gmail|googlemail|hotmail|outlook|yahoo|ymail|icloud|btinternet|btopenworld|live|msn|aol|sky|talktalk|tiscali|virginmedia|' +
  'virgin|ntlworld|blueyonder|protonmail|proton|plusnet|me|mac|gmx|fastmail';
const between = String.raw`(?:\s*[.,]\s*|\s+dot\s+|\s+)`;
const endings =
  String.raw`(?:co|org|ac)${between}uk|` +
  'com|net|org|me|uk|io|info|biz|eu|ie|pl|cymru|wales|scot|london|example|invalid|test';
const dot = String.raw`(?:\s{0,2}\.\s{0,2}|[\s([]{1,2}(?:dot|point|full stop)[\s)\]]{1,2})`;
const at = String.raw`(?:\s{0,3}@\s{0,3}|\s{0,2}[([{<]\s?(?:at|@)\s?[)\]}>]\s{0,2}|\s{1,2}at\s{1,2})`;
const label = String.raw`[a-z\d-]{1,40}`;
const hyphened = String.raw`${label}(?:\s(?:hyphen|dash)\s${label}){0,3}`;
const host = String.raw`(?:${providers})(?:${dot}|\s{0,2},\s{0,2}|\s{1,2})|${label}(?:\s${label}){0,2}\sdot\s|(?:${hyphened}${dot}){1,3}`;
const address = new RegExp(String.raw`(${at})(${host})(${endings})(?![a-z])`, 'giu');
const provided = new RegExp(String.raw`^(?:${providers})\b`, 'iu');

const signs: ReadonlyMap<string, string> = new Map([
  ['dot', '.'],
  ['point', '.'],
  ['underscore', '_'],
  ['hyphen', '-'],
  ['dash', '-'],
  ['plus', '+'],
  ['apostrophe', "'"],
  ...'zero one two three four five six seven eight nine'
    .split(' ')
    .map((word, digit): [string, string] => [word, String(digit)]),
]);
const ties = /^(?:[._+-]|dot|point|underscore|hyphen|dash|plus|apostrophe)$/iu;
const asides =
  /[\s,(]{0,6}\b(?:all\s+)?(?:in\s+)?(?:(?:lower|small|upper)\s*case|small\s+letters|one\s+word|no\s+(?:spaces?|gaps?)|all\s+together)\b[,)]*/giu;
const prefilter = new RegexPrefilter({
  aside: /\b(?:lower|small|upper|word|space|gap|together)/iu,
  at: /\bat[\s)\]}>]/iu,
  ending: new RegExp(String.raw`\b(?:${endings})(?![a-z])`, 'iu'),
});
const spoken = prefilter.bitOf('at') | prefilter.bitOf('ending');

const leads = new Set(
  (
    "is its it's me mail email e-mail address to on or and at my the a thanks thank you yes ok sure us send it contact use try via no not sorry meant was " +
    "but so be should work personal home new best hi hello cheers please also that that's thats then actually i i'm im am"
  ).split(' '),
);
const emailed =
  /\be-?mail|\baddress(?:'?s| is)|\b(?:contact|reach|get) me\b|\b(?:send|sent|forward|reply|respond|write|addressed|invoices?)(?:\s+[\w']+){0,6}\s+to\s[^.;!?\n]*$/iu;

/** Signs that touch the @: such an address is written as it is sent to. */
const writtenOut = /[&/#=%~*$^][\p{L}\p{M}\p{N}.+'_&/#=%~*$^-]*$/u;

/** "H & s". */
const severed = /\s&\s?[^\s&]*$/u;

const longestName = 12;
const farthest = 400;
const clauseEnds = [',', ';', ':', '!', '?', '|', '(', ')', '\n'];

// "D A V E" and "a dot dave" are spelled, "a dave" is not; "fox underscore home" is one.
const leadsTo = (word: string, next: string, before = ''): boolean =>
  leads.has(word.toLowerCase()) &&
  !(word.length === 1 && (next.length === 1 || ties.test(next))) &&
  !ties.test(before) &&
  !/^(?:underscore|hyphen|dash)$/iu.test(next);

/** Where the name before the "at" begins: what signs tie together, or all the words since the one that led to it. */
const beginOf = (words: readonly string[], joined: boolean): number => {
  const last = words.length - 1;
  let first = last;
  let tied = last;
  while (first > 0 && !leadsTo(words[first - 1] ?? '', words[first] ?? '', words[first - 2])) first -= 1;
  for (let index = last - 1; index > first; index -= 1) if (ties.test(words[index] ?? '')) tied = index - 1;
  while (tied > first && /^\p{L}$/u.test(words[tied] ?? '') && /^\p{L}$/u.test(words[tied - 1] ?? '')) tied -= 1;
  return tied < last || !joined ? tied : first;
};

/** `alone`: nothing else stands in its clause. */
type Name = { readonly from: number; readonly text: string; readonly alone: boolean };

const nameBefore = (head: string, signed: boolean, named: boolean): Name | null => {
  const offset = Math.max(head.length - farthest, ...clauseEnds.map((sign) => head.lastIndexOf(sign) + 1));
  const clause = head.slice(offset);
  const tokens = [
    ...clause.matchAll(/[\p{L}\d_+'-]+(?:\.[\p{L}\d_+'-]+)*|(?<=^|\s)\.(?=\s*[\p{L}\d])|\.(?=[\p{L}\d])/gu),
  ].slice(-longestName);
  const words = tokens.map(([word]) => word);
  const joined = named || tokens.length <= 3;
  const begin = beginOf(words, !signed && joined);
  // Which of the words before it belong to the address isn't told.
  const loose = begin > 0 && begin === words.length - 1 && !leadsTo(words[begin - 1] ?? '', words[begin] ?? '');
  if (!signed && !joined && loose) return null;
  const from = tokens[begin]?.index;
  if (from === undefined || leadsTo(words.at(-1) ?? '', '', words.at(-2))) return null;
  const text = words.slice(begin).map((word) => signs.get(word.toLowerCase()) ?? word);
  return { from: offset + from, text: text.join(''), alone: words.length === 1 };
};

const hostName = (words: string): string =>
  words
    .toLowerCase()
    .replace(/\s+(?:hyphen|dash)\s+/gu, '-')
    .replace(/[\s([\])]*\b(?:dot|point|full stop)\b[\s([\])]*|\s*[.,]\s*|\s+$/gu, '.')
    .replace(/\s+/gu, '');

/** The text with addresses that are spelled out, "jo dot smith at gmail dot com", written as they are sent to. Linear. */
export const withSpokenEmails = (text: string): string => {
  const candidates = prefilter.in(text);
  const hasAside = (candidates & prefilter.bitOf('aside')) > 0;
  if (!hasAside && (candidates & spoken) !== spoken && !text.includes('@')) return text;
  const plain = hasAside ? text.replace(asides, '') : text;
  let written = '';
  let done = 0;
  for (const { 0: whole, 1: sign = '', 2: server = '', 3: ending = '', index } of plain.matchAll(address)) {
    const head = plain.slice(done, index);
    if (sign === '@' && writtenOut.test(head.slice(-farthest))) continue;
    const signed = /[@([{<]/u.test(sign);
    const named = emailed.test(head.slice(-80));
    const name = nameBefore(head, signed, named);
    const spelled = /\bdot\b/iu.test(whole) && (name?.alone === true || /[._+-]|\d/u.test(name?.text ?? ''));
    if (name !== null && severed.test(head.slice(name.from))) continue;
    if (name === null || !(signed || provided.test(server) || named || spelled)) continue;
    const last = ending.toLowerCase().replace(/\s*[.,]\s*|\s+dot\s+|\s+/gu, '.');
    written += `${head.slice(0, name.from)}${name.text}@${hostName(server)}${last}`;
    done = index + whole.length;
  }
  return written + plain.slice(done);
};
