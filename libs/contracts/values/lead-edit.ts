import { z } from 'zod';
import { jobTypes, type SheetField } from './job-sheet';
import { sheetOrder } from './job-sheet-fields';
import { typedEmailSchema } from './email';
import { phoneSchema } from './lead';
import { oneLineText } from './one-line-text';
import { postcodeSchema } from './typed-postcode';

export const leadChoices = {
  job_type: jobTypes,
  property_type: ['house', 'flat', 'bungalow', 'terraced', 'semi-detached', 'detached', 'maisonette', 'other'],
  current_boiler_type: [
    'combi',
    'system',
    'regular',
    'back boiler',
    'heat pump',
    'electric',
    'oil',
    'lpg',
    'storage heaters',
    'warm air',
  ],
  fuel: ['gas', 'lpg', 'oil', 'electric', 'solid fuel'],
  tenure: ['owner', 'landlord', 'tenant', 'agent', 'other'],
} as const satisfies Partial<Record<SheetField, readonly string[]>>;

const choice = (words: readonly string[]) => z.enum(words, 'Please choose one of the list');
const count = z.string().regex(/^\d{1,2}$/, 'Please enter a number');
const mostCharacters = 300;

const schemas: Partial<Record<SheetField, z.ZodType<string>>> = {
  email: typedEmailSchema.transform((email) => email.toLowerCase()),
  phone: phoneSchema,
  postcode: postcodeSchema,
  bedrooms: count,
  bathrooms: count,
  job_type: choice(leadChoices.job_type),
  property_type: choice(leadChoices.property_type),
  current_boiler_type: choice(leadChoices.current_boiler_type),
  fuel: choice(leadChoices.fuel),
  tenure: choice(leadChoices.tenure),
};

export const leadEditSchema = z
  .object({
    field: z.enum(sheetOrder),
    value: oneLineText(mostCharacters),
  })
  .transform(({ field, value }, context) => {
    const read = value === '' ? undefined : schemas[field]?.safeParse(value);
    if (!read) return { field, value };
    if (read.success) return { field, value: read.data };
    const message = read.error.issues[0]?.message ?? 'Invalid input';
    context.addIssue({ code: 'custom', message, path: ['value'] });
    return z.NEVER;
  });
export type LeadEdit = z.infer<typeof leadEditSchema>;
