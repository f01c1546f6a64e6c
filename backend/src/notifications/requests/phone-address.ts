import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isTextable } from '../../gateways/sms/textable';

/** A mobile as texts are sent to it, E.164, a British one unless those abroad are wished for; null where it can't be one. */
export const textableNumber = async (typed: string | null, allowAbroad = false): Promise<string | null> => {
  const number = typed ? parsePhoneNumberFromString(typed, 'GB')?.number : undefined;
  return number && (await isTextable(number, allowAbroad)) ? number : null;
};
