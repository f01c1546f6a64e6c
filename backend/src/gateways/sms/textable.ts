/** Ofcom's fictional numbers: no list of real numbers knows them. */
const ofFiction = /^\+447700900\d{3}$/;

/** E.164. Mobiles only, and UK ones unless abroad is allowed. */
export const isTextable = async (number: string, allowAbroad: boolean): Promise<boolean> => {
  if (ofFiction.test(number)) return true;
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/max');
  const phone = parsePhoneNumberFromString(number);
  if (!phone || phone.number !== number || !phone.isValid()) return false;
  const type = phone.getType();
  return (type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE') && (allowAbroad || phone.country === 'GB');
};
