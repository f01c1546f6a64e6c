// Nearly every number here is one of these, and asking the library about one costs more than all the rest of a message's details.
const national = /^(?:0|\+44)([1-357-9]\d{9})$/;

/** The ten digits, without nought or code, of a number that is plainly written as a UK one; null where the library must tell. */
export const britishDigits = (words: string): string | null => national.exec(words)?.[1] ?? null;

const villages = /^1(?:3873|5(?:242|39[4-6])|(?:697|768)[347]|9467)/;
const towns = /^1(?:[2-69][02-9]|[78])/;
const wideAreas = /^(?:[25]|7(?:0|6(?:[03-9]|2[356])))/;

/** Such ten digits as they are written at home, by the numbering plan's areas: "07700 900123", "020 7946 0000". */
export const writtenAtHome = (digits: string): string => {
  if (villages.test(digits)) return `0${digits.slice(0, 5)} ${digits.slice(5)}`;
  if (towns.test(digits)) return `0${digits.slice(0, 4)} ${digits.slice(4)}`;
  if (wideAreas.test(digits)) return `0${digits.slice(0, 2)} ${digits.slice(2, 6)} ${digits.slice(6)}`;
  if (digits.startsWith('7')) return `0${digits.slice(0, 4)} ${digits.slice(4)}`;
  return `0${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`;
};
