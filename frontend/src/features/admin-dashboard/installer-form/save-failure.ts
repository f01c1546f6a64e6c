import type { ApiError } from '../../../api/api-error';
import type { FormFields } from '../form-values';

type RefusedField = Extract<keyof FormFields, 'slug' | 'installerEmail' | 'installerPassword' | 'phoneSms'>;

/** The field that a refusal is about, where it is about one that another admin, or the server alone, can know of. */
export const refusedField = ({ status, reason }: ApiError): RefusedField | null => {
  if (reason === null || (status !== 409 && status !== 400)) return null;
  if (/\bslug\b/i.test(reason)) return 'slug';
  if (/\bpassword\b/i.test(reason)) return 'installerPassword';
  if (/\bphone number\b/i.test(reason)) return 'phoneSms';
  return /\blogin email\b/i.test(reason) ? 'installerEmail' : null;
};

const trouble = 'We had trouble saving the installer details. Please try again or contact support if this continues.';

/** What the toast says: a conflict in the server's own words, as trying again would not help. */
export const saveFailure = ({ status, reason }: ApiError): string => (status === 409 && reason ? reason : trouble);
