import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isTextable } from '../../gateways/sms/textable';

/** A British mobile as texts are sent to it, E.164; null where it can't be one. */
export const textableNumber = async (typed: string | null): Promise<string | null> => {
  const number = typed ? parsePhoneNumberFromString(typed, 'GB')?.number : undefined;
  return number && (await isTextable(number, false)) ? number : null;
};
