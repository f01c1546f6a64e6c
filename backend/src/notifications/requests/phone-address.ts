import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isTextable } from '../../gateways/sms/textable';

/** E.164; null where it can't be a British mobile. */
export const textableNumber = async (typed: string | null): Promise<string | null> => {
  const number = typed ? parsePhoneNumberFromString(typed, 'GB')?.number : undefined;
  return number && (await isTextable(number, false)) ? number : null;
};
