/**
 * How the national digits of a UK number are grouped, after the leading 0. The first that fits decides: the long area codes
 * come before the shorter ones that they begin like.
 */
const groupings = [
  /^(2\d)(\d{4})(\d{4})$/,
  /^(800)(\d{6})$/,
  /^(11\d|1\d1|[389]\d{2})(\d{3})(\d{4})$/,
  /^(1(?:3873|5242|539[4-6]|697[347]|768[347]|9467))(\d{4,5})$/,
  /^(1\d{3})(\d{5,6})$/,
  /^(7[1-57-9]\d{2}|7624)(\d{6})$/,
  /^([57]\d)(\d{4})(\d{4})$/,
] as const;

/** A number as it is read out at home: +447700900142 is "07700 900142". What is no UK number in E.164 stays as it was left. */
export const phoneInWords = (phone: string): string => {
  const national = /^\+44(\d{9,10})$/.exec(phone)?.[1] ?? '';
  const groups = groupings.map((grouping) => grouping.exec(national)).find((found) => found !== null);
  return groups ? `0${groups.slice(1).join(' ')}` : phone;
};
