import { plainText } from '@pilotlight/contracts/values/plain-text';

const spokenEnding =
  'com|co|net|org|uk|io|me|ly|app|info|biz|xyz|ru|top|site|shop|online|link|click|page|live|store|tech|dev|ai|cc|tv|eu|us|de|fr|pl|in|gg|gl|to';
const between = String.raw`[\s_*()[\]{}<>-]{0,3}`;
const digitWord = '(?:zero|oh|nought|one|two|three|four|five|six|seven|eight|nine|double|triple)';

/** Each way in which a text can send somebody elsewhere. Bounded repeats only: any page is read with them. */
const ways: readonly RegExp[] = [
  // With its scheme, or a name with an ending: "bit.ly/x", "t.me". A capital after the full stop begins a sentence.
  /\b(?:h[tx]{2}ps?:\/\/|www\.)\S{1,200}/giu,
  /(?<![@\p{L}\d.])[\p{L}\d][\p{L}\d-]{0,62}(?:\.[\p{L}\d-]{1,62}){0,4}\.(?:[a-z]{2,24}|[A-Z]{2,24})(?![\p{L}\d@])(?:\/\S{0,200})?/gu,
  /(?<![@\p{L}\d.])[a-z\d-]{1,63}\.[a-z]{2,24}\/\S{1,200}/giu,
  new RegExp(String.raw`[\p{L}\d](?:${between}\bdot\b|\s{1,3}\.)${between}(?:${spokenEnding})(?![\p{L}\d])`, 'giu'),
  new RegExp(String.raw`[\p{L}\d]\s?[([{<]\s?\.\s?[)\]}>]\s?(?:${spokenEnding})(?![\p{L}\d])`, 'giu'),
  /(?<![\p{L}\d.])@[a-z\d_.]{3,40}/giu,
  /\b\d{2}[-–‑]\d{2}[-–‑]\d{2}(?!\d)|(?<!\d)\d{8}(?!\d)|\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7}\b/gu,
  /\b(?:sort ?code|account (?:number|no)|iban|a\/c)\b\D{0,20}\d[\d -]{3,20}/giu,
  new RegExp(String.raw`\b(?:${digitWord}\b[\s,-]{0,3}){6,}`, 'giu'),
];

/** The addresses, accounts and spoken numbers in a text, as they are written. Phone numbers and emails in figures are read elsewhere. */
export const waysElsewhere = (text: string): string[] => {
  const said = plainText(text).replace(/[\u3002\uff61]/gu, '.');
  return ways.flatMap((way) => [...said.matchAll(way)].map(([words]) => words.replace(/[.,;:!?)\s]+$/u, '')));
};
