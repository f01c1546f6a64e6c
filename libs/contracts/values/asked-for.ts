import { z } from 'zod';
import { jobFields, type SheetField } from './job-sheet';

/** One at a time. `more`: whether they may be asked beyond what the job can't do without. */
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

export type AskedFor = AskedField | null;

export const askedFieldOf = (field: SheetField): AskedField => {
  if (field === 'first_name' || field === 'last_name') return 'name';
  return field === 'phone' || field === 'email' ? 'contact' : field;
};
