import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** A phone number as somebody wrote it: one that can be rung, one that lacks its last digit, or none at all. */
export type ReadPhone = { readonly kind: 'whole' | 'short'; readonly number: PhoneNumber } | { readonly kind: 'none' };

/** Fewer are no number, and asking the library costs more than for a number. */
const fewestDigits = /(?:\d\D*){5}/;
const british = 10;

/** A UK number by default. By length, so that fictional numbers pass; one digit less is whole only in a few areas. */
export const readPhone = (words: string): ReadPhone => {
  if (!fewestDigits.test(words)) return { kind: 'none' };
  const number = parsePhoneNumberFromString(words, 'GB');
  if (!number?.isPossible()) return { kind: 'none' };
  const missing = number.countryCallingCode === '44' ? british - number.nationalNumber.length : 0;
  if (missing > 1) return { kind: 'none' };
  return { kind: missing === 1 && !number.isValid() ? 'short' : 'whole', number };
};

/** An E.164 number as its owner writes it: "07700 900123", with its country's code where that isn't the UK's. */
export const writtenPhone = (e164: string): string => {
  const number = parsePhoneNumberFromString(e164);
  return (number?.countryCallingCode === '44' ? number.formatNational() : number?.formatInternational()) ?? e164;
};
