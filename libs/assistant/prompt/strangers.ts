import { waysElsewhere } from '../interlock/ways-elsewhere';
import { findEmails } from '../understanding/contact/emails';
import { findWrittenPhones } from '../understanding/contact/phones';
import { plainText } from '@pilotlight/contracts/values/plain-text';
import { isSpokenAgainst, plainLetters, sentencesOf } from './read-words';

const dialled = /\+?\d(?:[ ()./-]{0,2}\d){8,18}/gu;
const digitsOf = (words: string): string => words.replace(/\D/g, '').replace(/^(?:0044|44)/, '0');
const toReach = /\b(?:ring|call|phone|dial|text|sms|message|number|reach|contact)\b/u;
/** "0113, then 496, then 0999". */
const inPieces = /\d{2,6}(?:(?:\W|\b(?:then|and|followed|by|next|space|dash|a|finally|comma|slash)\b){1,12}\d{2,6})+/gu;
/** "text HEAT to 60777". */
const shortCode = /\b(?:text|sms|message|dial|ring|call|phone)\b[^.!?\d]{0,40}(\d{4,8})\b(?! ?(?:am|pm|hours|hrs))/gu;
const networks =
  /\b(?:whats ?app|telegram|insta ?gram|insta|face ?book|(?:on|via|through|by|using) signal|messenger|signal app|tiktok|snapchat|twitter|skype|viber|wechat|linked ?in|you ?tube|discord|pay ?pal|revolut|venmo|cash ?app|monzo|bitcoin|crypto)\b/gu;
const spacedAddress =
  /\bwww\b[ .]?\S*|\b(?:visit|go to|see|browse|website|site|online at|look up)\b[^.!?]{0,40}\s(?:com|co uk|org|net|org uk|dotcom)\b/gu;

/** Contacts that neither firm nor visitor named: nobody is sent to a stranger. */
export const isForeign = (text: string, known: string): boolean => {
  const said = plainText(text);
  const plain = plainLetters(text);
  const heard = plainText(known).toLowerCase();
  const digits = heard.replace(/[\s()./-]/g, '').replace(/\+44/g, '0');
  const numbers = [...said.matchAll(dialled)].map(([words]) => words);
  const pieces = sentencesOf(plain)
    .filter((sentence) => toReach.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(inPieces)].map(([words]) => words))
    .filter((words) => digitsOf(words).length > 8);
  const codes = [...plain.matchAll(shortCode)].map(([, code = '']) => code);
  const phones = findWrittenPhones(said).map(({ value }) => value);
  const words = [networks, spacedAddress].flatMap((each) => [...plain.matchAll(each)].map(([way]) => way.trim()));
  return (
    [...numbers, ...phones, ...pieces, ...codes].some((number) => !digits.includes(digitsOf(number))) ||
    findEmails(said).some(({ value }) => !heard.includes(value)) ||
    [...waysElsewhere(text), ...waysElsewhere(plain), ...words].some(
      (way) => !heard.includes(way.toLowerCase().replace(/[.,]+$/u, '')),
    )
  );
};

const secret =
  /\b(?:bank (?:account|details|card)|account (?:number|details)|sort code|(?:credit|debit|payment)? ?card (?:details|number|info\w*)|long number|cvv|cvc|security code|expiry date|iban|passwords?|passcodes?|pin number|national insurance|passport|maiden name|date of birth|memorable (?:word|name|information)|one[ -]time code|verification code)\b/gu;
const asked =
  /\b(?:give|send|share|provide|enter|type|tell|need|needs|confirm|what|what's|post|email|text|read|pop|leave|take|have|require|could|can|may i|let)\b/u;

export const asksForSecrets = (plain: string): boolean =>
  sentencesOf(plain).some(
    (sentence) =>
      asked.test(sentence) && [...sentence.matchAll(secret)].some(({ index }) => !isSpokenAgainst(sentence, index)),
  );
