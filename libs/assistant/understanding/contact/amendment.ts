import { emailSchema } from '@pilotlight/contracts/values/email';
import { findPostcodes } from './postcodes';
import { digitsIn } from './spoken-digits';

const ends = /\b(?:ends?|ending|finish(?:es)?|last (?:\w+ )?(?:digits?|numbers?|figures?|bit)|at the end)\b/iu;
const tail =
  /\b(?:ends?(?: (?:in|with|on))?|ending(?: (?:in|with))?|finish(?:es)?(?: (?:in|with))?|last (?:\w+ )?(?:digits?|numbers?|figures?|bit) (?:is|are|should be|should have been))[\s:]*(\d(?:[\s-]?\d){0,5})(?![\s-]?\d|[a-z])/iu;
const atEnd = /(?<!\d)(\d{1,6}) (?:at|on) the end/iu;
const swapped = /(?<![\d£])(\d{2,6}),?\s+(?:and )?not\s+(\d{2,6})(?!\d)/iu;
const numbered = /\b(?:number|phone|mobile|digits?|ends?|ending|sorry|typo|oops)\b/iu;

/** By the digits that it ends in, or replaces; null where the message says nothing of them. */
export const amendedPhone = (text: string, phone: string | undefined, asked: boolean): string | null => {
  if (!phone || digitsIn(text) === 0) return null;
  const said = (tail.exec(text) ?? atEnd.exec(text))?.[1]?.replace(/\D/gu, '');
  if (said) return phone.slice(0, -said.length) + said;
  const [, now = '', before = ''] = swapped.exec(text) ?? [];
  if (!now || now.length !== before.length || !(asked || numbered.test(text))) return null;
  const written = phone.replace(/^\+44/, '0');
  const place = ends.test(text) || written.endsWith(before) ? written.lastIndexOf(before) : written.indexOf(before);
  if (place < 0 || (!written.endsWith(before) && written.indexOf(before, place + 1) >= 0)) return null;
  const amended = written.slice(0, place) + now + written.slice(place + now.length);
  return phone.startsWith('+44') ? amended.replace(/^0/, '+44') : amended;
};

const otherPart = /(?:^|[\s,])\.?([a-z\d][a-z\d.-]*),?\s+not\s+\.?([a-z\d][a-z\d.-]*)/iu;

/** A known address with one part of it put right, "gmail not hotmail"; null where none is. */
export const amendedEmail = (text: string, email: string | undefined): string | null => {
  if (!email) return null;
  const [, now = '', before = ''] = otherPart.exec(text.toLowerCase().replace(/(\.com?|\bco)\s+uk\b/gu, '$1.uk')) ?? [];
  if (!now || !before) return null;
  const [name = '', host = ''] = email.split('@');
  const old = before.replace(/[.]+$/u, '');
  const within = new RegExp(String.raw`(?<![a-z\d])${old.replaceAll('.', String.raw`\.`)}(?![a-z\d])`, 'u');
  const [left, right] = within.test(host)
    ? [name, host.replace(within, now)]
    : [/\be-?mail\b/iu.test(text) ? name.replace(within, now) : name, host];
  const amended = `${left}@${right}`;
  return amended !== email && emailSchema.safeParse(amended).success ? amended : null;
};

const inward =
  /\b(?:ends?(?: (?:in|with))?|ending(?: (?:in|with))?|should be|should say|meant|it's|its|that's|last (?:bit|part) (?:is|should be))\s+(\d[abd-hjlnp-uw-z]{2})\b/iu;

export const amendedPostcode = (text: string, postcode: string | undefined): string | null => {
  if (!postcode || digitsIn(text) === 0) return null;
  const [, half] = inward.exec(text) ?? [];
  const [outward] = postcode.split(' ');
  return half && outward ? (findPostcodes(`${outward} ${half}`, true)[0]?.value ?? null) : null;
};
