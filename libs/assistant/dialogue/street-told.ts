import type { JobFacts } from '@pilotlight/contracts/events/job-facts';
import { postcodeMark, withoutContacts } from '../understanding/home/without-contacts';
import type { Understanding } from '../understanding/types/understanding';

const kindsOfStreet =
  'road|rd|street|str|st|lane|ln|avenue|ave|av|close|cl|drive|dr|crescent|cres|court|ct|place|pl|terrace|terr|way|gardens?|gdns|grove|hill|park|mews|row|walk|square|sq|green|rise|view|parade|gate|croft|fold|mount|wharf|quay|yard|wynd|broadway|ridge|bank|drove|heights|meadows?|villas|approach|garth|chase|ginnel|esplanade|promenade|circus|boulevard';
const noName = new Set(
  'a about after afternoon ago also am an and any as ask asap at bar bars bath bathroom bathrooms bed bedded bedroom bedrooms beds been before boiler boilers broke broken but by call can cheers code cold combi day days detached did do double down earliest error evening fault feet flat flats floor floors for from ft gas got had has have heat heating hello help hi hot hour hours house i in is it its just k keeps kids kw leak leaking litre litres looking metre metres mile miles min mins minute minutes mm month months my need needs no noon not of off on onwards or our ours out people per phone please pm port pounds pressure quid rads radiator radiators repair ring same semi service since so sorry stopped storey storeys terraced text thank thanks that the this time times to today tomorrow up want was we week weeks when with work working year years yr yrs you your mon monday tue tues tuesday wed weds wednesday thu thur thurs thursday fri friday sat saturday sun sunday january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec morning latest sharp ish oclock'.split(
    ' ',
  ),
);
const word = String.raw`[\p{L}][\p{L}'’.-]*`;
const house = String.raw`(?:(?:flat|unit|apartment|apt|plot|room)\s+(?:\d{1,3}[a-z]?[\s,]+(?=\d))?)?(?<![\p{L}\d£$€.:/-])(?:no\.?\s*)?\d{1,4}[a-z]?(?:\s?[-/]\s?\d{1,3}[a-z]?)?,?\s+`;
const street = new RegExp(
  String.raw`(?<number>${house})(?<name>(?:the\s+)?(?:${word}\s+){1,3}?(?:${kindsOfStreet}))\.?(?![\p{L}\d'’])`,
  'giu',
);
/** Without a word for a street it is one only where it begins something and its postcode follows. */
const beforePostcode = new RegExp(
  String.raw`(?<=(?:^|[,;:\n]|\b(?:at|address|live|is|im|i'm|its|it's))\s*)(?<number>${house})(?<name>(?:${word}\s+){0,2}${word})(?=(?:\s*,\s*${word}(?:\s${word}){0,2}){0,2}\s*${postcodeMark})`,
  'giu',
);
const town = new RegExp(
  String.raw`^(?:\s*,?\s+(?<words>${word}(?:\s${word}){0,2}(?:\s*,\s*${word}(?:\s${word}){0,1})?))[\s,]*${postcodeMark}`,
  'iu',
);

const job =
  /\b(?:property|job|boiler|house|flat|home|tenant|rental|site|i live|we live|i'?m|we'?re|my address|it'?s)\b/giu;
const elsewhere =
  /\b(?:landlord\w*|landlady\w*|agent\w*|agency|office|neighbour\w*|invoice|billing|bill|your|you|yours|you'?re|not(?! (?:work|heat|fir|light|com|turn|go|get|start|switch)\p{L}*)|near|next to|opposite|behind|instead of|used to|moved from|last house|old (?:house|place|address)|previous|works? at)\b/giu;

const lastOf = (pattern: RegExp, text: string): number => [...text.matchAll(pattern)].at(-1)?.index ?? -1;
const isOfTheJob = (before: string): boolean => {
  const [said = ''] = before
    .slice(-60)
    .split(/[.;!?\n]/u)
    .slice(-1);
  return lastOf(job, said) >= lastOf(elsewhere, said);
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];

/** A street needs a name; "3 bed house on the drive" has none. */
const isName = (name: string, { first_name, last_name, boiler_make }: Understanding['facts']): boolean => {
  const others = new Set(wordsOf([first_name, last_name, boiler_make].filter(Boolean).join(' ')));
  const words = wordsOf(name.replace(/^the\s+/iu, ''));
  return (
    words.every((each, index) => (index > 0 && index === words.length - 1) || !noName.has(each)) &&
    !others.has(words[0] ?? '')
  );
};

const isTown = (words: string, facts: Understanding['facts']): boolean =>
  isName(words, facts) && !wordsOf(words).some((each) => noName.has(each));

const everyMark = new RegExp(postcodeMark, 'gu');
/** Where in a text its postcodes stand, marks in their places. */
const postcodesIn = (plain: string): number[] => [...plain.matchAll(everyMark)].map(({ index }) => index);

type Place = { readonly address: string; readonly from: number };

/** Of several homes the street is of the one whose postcode was taken: half of one and half of the other is nobody's address. */
const ofPostcode = (text: string, plain: string, found: readonly Place[], postcode: string): Place | undefined => {
  if (found.length === 0) return undefined;
  const marks = postcodesIn(plain);
  if (marks.length < 2) return found.at(0);
  const compact = postcode.replace(' ', '');
  const at = marks.findIndex((from) => text.slice(from).replace(/\s/gu, '').toUpperCase().startsWith(compact));
  const [before = -1, itself = -1] = [marks[at - 1], marks[at]];
  return found.findLast(({ from }) => from > before && from < itself);
};

/** The house number and street that a message tells of the job, with its town; nothing where it tells none, or another's. */
export const streetTold = (text: string, { facts }: Understanding): JobFacts => {
  if (!/\d/u.test(text)) return {};
  const plain = withoutContacts(text);
  const found = [...plain.matchAll(street), ...plain.matchAll(beforePostcode)].flatMap((match) => {
    const [words] = match;
    const { name = '' } = match.groups ?? {};
    if (!isName(name, facts) || !isOfTheJob(plain.slice(0, match.index))) return [];
    const end = match.index + words.length;
    const after = town.exec(plain.slice(end))?.groups?.words;
    return [{ address: after && isTown(after, facts) ? `${words}, ${after}` : words, from: match.index }];
  });
  const address = ofPostcode(text, plain, found, facts.postcode ?? '')
    ?.address.replace(/\s+/gu, ' ')
    .replace(/\.(?=,|$)/gu, '')
    .replace(/^no\.?\s*(?=\d)/iu, '')
    .trim();
  return address ? { address } : {};
};
