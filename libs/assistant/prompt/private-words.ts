import { givenNames } from '../understanding/contact/given-names';

const year = String.raw`(?:19\d\d|200\d|201\d|202\d|\d\d)`;
const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const day = String.raw`(?:\d{1,2}[./ -]\d{1,2}[./ -]${year}|\d{4}-\d{2}-\d{2}|\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month},? ?${year}|${month} \d{1,2}(?:st|nd|rd|th)?,? ${year})`;
const born = new RegExp(
  String.raw`(\b(?:d\.?o\.?b\.?|date of birth|birth ?date|birthday|born)(?:\W+(?:is|was|on|the|in)\b){0,2}\W{0,4})(?:${day}|(?:19|20)\d\d)\b`,
  'giu',
);
/** A whole date so long ago is somebody's birthday sooner than a boiler's. */
const longAgo = new RegExp(
  String.raw`\b(?:\d{1,2}[./-]\d{1,2}[./-]19\d\d|\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month},? 19\d\d)\b`,
  'giu',
);
const nationalInsurance = /\b[a-z]{2}(?:[ -]?\d{2}){3}[ -]?[a-d]\b/giu;
const drivingLicence = /\b[a-z9]{5}\d{6}[a-z\d]{2}\d?[a-z]{2}\b/giu;

export const withoutPapers = (text: string, sign: string): string =>
  text
    .replace(born, (_, label: string) => `${label}${sign}`)
    .replace(longAgo, sign)
    .replace(nationalInsurance, sign)
    .replace(drivingLicence, sign);

const capital = String.raw`\p{Lu}[\p{L}'’-]*`;
const kindOfHouse =
  'Cottages?|House|Farm|Farmhouse|Barn|Lodge|Villa|Manor|Hall|Grange|Bungalow|Rectory|Vicarage|Croft|Mansions|Towers?|Apartments|Chapel|Oast|Priory|Heights';
const kindOfStreet =
  'Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Close|Crescent|Cres|Court|Ct|Gardens|Gdns|Grove|Terrace|Place|Way|Hill|Row|Mews|Square|Sq|Park|Walk|View|Rise|Parade|Green|Yard';
const noName =
  '(?:My|Our|Your|Their|His|Her|This|That|A|An|It|Is|In|At|On|And|Whole|Big|Small|New|Terraced|Detached|Semi|Town|Council|End|Farm)';
const named = new RegExp(
  String.raw`(?<!\p{L})(?!${noName}\s)(?:${capital}\s){1,3}(?:${kindOfHouse}|${kindOfStreet})(?!\p{L})`,
  'gu',
);
const spokenOf = new RegExp(
  String.raw`(\b(?:live|lives|living|property|house|home|address|we['’]re|i['’]m|based|boiler)\b[^.,!?]{0,12}\b(?:on|at|in|off)\s)(?:(?!(?:a|an|my|our|the|this|that|your|and|in|on|at|down|up|is)\b)[\p{L}'’]+\s){1,3}(?:street|road|rd|lane|avenue|ave|crescent|gardens|grove|mews|cottages?|farm|farmhouse|barn|lodge|villa|rectory|vicarage)\b`,
  'giu',
);

export const withoutPlaces = (text: string, sign: string): string =>
  text.replace(named, sign).replace(spokenOf, (_, before: string) => `${before}${sign}`);

const kin =
  'mum|mam|mom|mummy|mother|dad|daddy|father|wife|husband|hubby|partner|fianc[eé]e?|son|daughter|brother|sister|nan|nana|gran|granny|grandma|grandad|grandmother|grandfather|uncle|aunt(?:ie|y)?|cousin|nephew|niece|neighbour|tenant|landlord|landlady|friend|mate|boyfriend|girlfriend|carer|flatmate|housemate|lodger|baby|child|kid|boss|colleague|manager|(?:mother|father|son|daughter|brother|sister)-in-law';
const introduced = new RegExp(
  String.raw`\b(?:${kin})\b(?:['’]s name)?[,:]?\s+(?:(?:is|was|are)\s+)?(?:(?:called|named)\s+)?((?:[\p{L}'’-]+\s?){1,3})`,
  'giu',
);
const surelyNamed = /\b(?:called|named|name is|name['’]s)\s/iu;
const titled = new RegExp(
  String.raw`\b(?:mr|mrs|ms|miss|mx|dr|prof|rev|sir|lady)\b\.?\s+((?:${capital}\s?){1,3})`,
  'giu',
);
const capitals = new RegExp(String.raw`^(?=.*\p{Ll})${capital}$`, 'u');
const noSurname =
  /^(?:british|gas|boilers?|housing|association|council|heating|worcester|vaillant|baxi|ideal|i|the|is|has|and|but|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/iu;
const longestName = 3;

const nameAhead = (words: string, sure: boolean): string[] => {
  const name: string[] = [];
  for (const [index, word] of words.trim().split(/\s+/u).entries()) {
    const plain = word.replace(/['’]s$/u, '');
    const known = index === 0 && (sure || givenNames.has(plain.toLowerCase()));
    if ((!capitals.test(plain) && !known) || noSurname.test(plain)) break;
    name.push(plain);
  }
  return name.slice(0, longestName);
};

/** "mum is Doris Quill", "Mrs Quill". */
export const namesOfOthers = (text: string): string[] => [
  ...[...text.matchAll(introduced)].flatMap(([all, words = '']) => nameAhead(words, surelyNamed.test(all))),
  ...[...text.matchAll(titled)].flatMap(([, words = '']) => nameAhead(words, false)),
];
