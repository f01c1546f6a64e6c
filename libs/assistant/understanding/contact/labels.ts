import { isGivenName } from './person-name';

const ofContacts =
  'ph|phone|fone|fon|telephone|tel|mob|mobi|mobile|cell|cellphone|landline|home|work|number|num|no|nr|contact|call|txt|text|wa|whatsapp|fax|' +
  'e-?mail|mail|mailto|eml|address|addr|add|post\\s?code|pc|p/c|zip|post|loc|location';
const ofPapers =
  'order|ref|reference|job|booking|customer|account|acc|invoice|quote|case|id|option|line|ext|plot|unit|flat|gc|serial';
const detail = String.raw`(?=\||\+\d|\(?0\d{4})`;
const known = new RegExp(
  String.raw`(?<![\p{L}\d'-])(?:${ofContacts}|${ofPapers})(?:\s?(?:no|number|num))?[.\s]{0,3}[:=#-]?[^\S\n]{0,3}${detail}`,
  'giu',
);
const announced = new RegExp(String.raw`(?<![\p{L}\d'-])(\p{L}{1,14})\s?[:=]\s?${detail}`, 'giu');

const blank = (words: string): string => words.replaceAll(/[^\n]/gu, ' ');

/** The text without what only says what follows it: "ph: |||", "Cell |||"; "Dave: |||" keeps its name. Every other letter stays in its place. */
export const withoutLabels = (text: string): string =>
  /[|\d]/u.test(text)
    ? text
        .replaceAll(known, blank)
        .replaceAll(announced, (words, name: string) => (isGivenName(name) ? words : blank(words)))
    : text;
