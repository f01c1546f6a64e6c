import { z } from 'zod';
import { typedPostcode } from './typed-postcode';

const postcodeOrBlank = z.string().transform((value, context) => {
  const postcode = value.trim() === '' ? '' : typedPostcode(value);
  if (postcode !== null) return postcode;
  context.addIssue({ code: 'custom', message: 'Please provide a valid postcode' });
  return z.NEVER;
});

/** Where an installer works from. A blank postcode takes it away. */
export const serviceAreaFormSchema = z.strictObject({ postcode: postcodeOrBlank.optional() });
export type ServiceAreaForm = z.infer<typeof serviceAreaFormSchema>;
