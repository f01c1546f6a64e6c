import { z } from 'zod';
import { typedEmailSchema } from './email';
import { oneLineText } from './one-line-text';
import { typedPhone } from './typed-contact';
import { typedPostcode } from './typed-postcode';

const optional = <T extends z.ZodType>(schema: T) =>
  z.union([z.literal('').transform(() => undefined), schema]).optional();

// UK numbers but 01 and 08 have nine digits after the first; of those and of foreign ones only the shape is judged.
const phoneShape = /^(?!\D{0,2}(0|44\D{0,3}0?)\D{0,2}[237](?!(\D*\d){9}\D*$))[+()\d\s./-]{7,25}$/;

// 09 here, 1 900 in America: whoever rings back pays for it.
const premiumRate = /^\D*(?:0|(?:00)?44\D{0,3}0?)\D{0,2}9|^\D*(?:00)?1\D{0,2}900(?:\D*\d){7}\D*$/;

export const phoneSchema = z
  .string()
  .overwrite(typedPhone)
  .regex(phoneShape, 'Please enter a valid phone number')
  .refine((phone) => !premiumRate.test(phone), 'Please enter a valid phone number');

export const leadSchema = z.object({
  name: optional(oneLineText(120)),
  email: optional(typedEmailSchema),
  phone: optional(phoneSchema),
  postcode: optional(
    z.string().transform((value, context) => {
      const postcode = typedPostcode(value);
      if (postcode) return postcode;
      // `continue` lets the union report this message instead of its own "Invalid input".
      context.addIssue({ code: 'custom', message: 'Please provide a valid postcode', continue: true });
      return z.NEVER;
    }),
  ),
  propertyType: optional(oneLineText(60)),
  currentSystem: optional(oneLineText(60)),
});

export type Lead = z.infer<typeof leadSchema>;

/** `preferred_time` is in the visitor's words; `preferred_from` and `preferred_to` are its ISO 8601 days, or moments with an offset. */
export const leadFields = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'postcode',
  'property_type',
  'bedrooms',
  'bathrooms',
  'current_boiler_type',
  'boiler_make',
  'fuel',
  'fault_code',
  'tenure',
  'preferred_time',
  'preferred_from',
  'preferred_to',
] as const;
export type LeadField = (typeof leadFields)[number];
