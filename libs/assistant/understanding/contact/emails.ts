import { emailSchema } from '@pilotlight/contracts/values/email';
import type { Found } from './found';
import { findPostcodes } from './postcodes';

const sign = String.raw`[\p{L}\p{M}\p{N}.+'_&/#=%~*$^-]`;
/** All that touches an @, up to a blank or a bracket. */
const touching = new RegExp(
  String.raw`(?<!${sign})(${sign}{1,120})@((?:[\p{L}\p{M}\p{N}_-]{1,63}\.){0,8}[\p{L}\p{M}\p{N}_-]{1,63})`,
  'gu',
);

/** An address as it was written; `unclear` where it isn't one as it stands: a part of it may be somebody else's. */
export type WrittenEmail = Found & { readonly kind: 'whole' | 'unclear' };

const runIn =
  /^(?:(?:\+?44|0)\d{9,10}[/=&-]?(?=[a-z])|\d{3,}\/(?=[a-z])|(?:e-?mail|mail|address|contact|phone|tel|mob(?:ile)?)[=/](?=\w)|['.~*=-]+)/iu;
const plainMailbox = /^\w[\w.+'&/#=-]*$/u;

const knownEnding = /\.(?:co\.uk|org\.uk|com|net|example)(?=[a-z]{1,2}\d)/u;
const newSentence = /(?<=\.(?:co\.uk|org\.uk|com|net|org|example))\.\p{Lu}\p{Ll}/u;
const phoneBehind = /(?<=\.[a-z]{2,24})-?(?:\+|0|44)\d{4}/iu;

/** Where the host ends: a phone, a postcode or a sentence may be run together with it. */
const hostEnd = (host: string): number => {
  const known = knownEnding.exec(host.toLowerCase());
  const to = known ? known.index + known[0].length : 0;
  if (known && findPostcodes(host.slice(to), false).some((found) => found.from === 0)) return to;
  const ends = [newSentence, phoneBehind].flatMap((pattern) => pattern.exec(host)?.index ?? []);
  return Math.min(host.length, ...ends);
};

const startsWithNumber = /^\d[^.]*$/u;
/** "H & s@...": where it begins isn't told. */
const afterInitial = /(?<!\p{L})\p{L} & ?$/u;

/** The addresses in a text, lower-case, those that aren't clear among them. Linear. */
export const findWrittenEmails = (text: string): WrittenEmail[] => {
  if (!text.includes('@')) return [];
  return [...text.matchAll(touching)].flatMap(({ 1: before = '', 2: behind = '', index }): WrittenEmail[] => {
    // "Rads @600": what something measures or costs.
    if (startsWithNumber.test(behind)) return [];
    const joint = afterInitial.test(text.slice(Math.max(0, index - 8), index));
    const from = runIn.exec(before)?.[0].length ?? 0;
    const mailbox = before.slice(from);
    const end = index + before.length + 1;
    const to = hostEnd(behind);
    const value = `${mailbox}@${behind.slice(0, to)}`.toLowerCase();
    const place = { from: index + from, to: end + to };
    return !joint && plainMailbox.test(mailbox) && emailSchema.safeParse(value).success
      ? [{ ...place, value, kind: 'whole' }]
      : [{ ...place, value: '', kind: 'unclear' }];
  });
};

export const findEmails = (text: string): Found[] => findWrittenEmails(text).filter(({ kind }) => kind === 'whole');

const lacksItsEnd = /@[a-z\d-]{1,63}\.?$/iu;

export const unclearEmailIn = (text: string): 'unfinished' | 'unreadable' | null => {
  const emails = findWrittenEmails(text);
  if (emails.length === 0 || emails.some(({ kind }) => kind === 'whole')) return null;
  return emails.some(({ from, to }) => lacksItsEnd.test(text.slice(from, to))) ? 'unfinished' : 'unreadable';
};
