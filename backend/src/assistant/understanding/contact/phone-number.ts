import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { britishDigits, writtenAtHome } from './british-number';

/** A phone number as somebody wrote it: one that can be rung, one that lacks its last digit, or none at all. */
export type ReadPhone =
  { readonly kind: 'whole' | 'short'; readonly e164: string; readonly isBritish: boolean } | { readonly kind: 'none' };

/** Less is nobody's number, and asking the library about it costs more than about a number. */
const fewestDigits = /(?:\d\D*){5}/;
const britishCode = '44';
/** A UK number's digits without the leading nought. */
const british = 10;

/**
 * Reads a UK number unless it says that it is another country's. By length, so that the numbers kept for fiction pass;
 * a digit fewer is whole only in the few areas whose numbers are that short.
 */
export const readPhone = (words: string): ReadPhone => {
  const plain = britishDigits(words);
  if (plain !== null) return { kind: 'whole', e164: `+${britishCode}${plain}`, isBritish: true };
  if (!fewestDigits.test(words)) return { kind: 'none' };
  const number = parsePhoneNumberFromString(words, 'GB');
  if (!number?.isPossible()) return { kind: 'none' };
  const isBritish = number.countryCallingCode === britishCode;
  const missing = isBritish ? british - number.nationalNumber.length : 0;
  if (missing > 1) return { kind: 'none' };
  return { kind: missing === 1 && !number.isValid() ? 'short' : 'whole', e164: number.number, isBritish };
};

/** An E.164 number as its owner writes it: "07700 900123", with its country's code where that isn't the UK's. */
export const writtenPhone = (e164: string): string => {
  const plain = e164.startsWith('+') ? britishDigits(e164) : null;
  if (plain !== null) return writtenAtHome(plain);
  const number = parsePhoneNumberFromString(e164);
  return (number?.countryCallingCode === britishCode ? number.formatNational() : number?.formatInternational()) ?? e164;
};
