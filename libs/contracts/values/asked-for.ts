import { z } from 'zod';
import { jobFields, type SheetField } from './job-sheet';

/**
 * What an answer may ask for, one at a time: a name, a way to be reached (phone or email), a field of the job sheet, or `more`: whether
 * they may be asked more than the job can't do without.
 */
export const askedFields = [
  'name',
  'contact',
  'more',
  'postcode',
  'preferred_time',
  'property_type',
  'bedrooms',
  'bathrooms',
  'current_boiler_type',
  'boiler_make',
  'fuel',
  'fault_code',
  'tenure',
  ...jobFields,
] as const satisfies readonly (SheetField | 'name' | 'contact' | 'more')[];
export const askedFieldSchema = z.enum(askedFields);
export type AskedField = z.infer<typeof askedFieldSchema>;

/** The detail that a reply asks for; null when it asks for none. */
export type AskedFor = AskedField | null;

/** How a field of the sheet is asked for. */
export const askedFieldOf = (field: SheetField): AskedField => {
  if (field === 'first_name' || field === 'last_name') return 'name';
  return field === 'phone' || field === 'email' ? 'contact' : field;
};
