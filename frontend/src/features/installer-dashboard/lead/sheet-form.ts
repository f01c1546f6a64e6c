import type { SheetField } from '@pilotlight/contracts/values/job-sheet';
import { isSheetField, sheetFields } from '@pilotlight/contracts/values/job-sheet-fields';
import { type LeadEdit, leadEditSchema } from '@pilotlight/contracts/values/lead-edit';
import type { FieldErrors, Resolver } from 'react-hook-form';

export type SheetForm = Partial<Record<SheetField, string>>;

const entriesOf = (form: SheetForm): readonly LeadEdit[] =>
  Object.entries(form).flatMap(([field, value]) => (isSheetField(field) ? [{ field, value: value ?? '' }] : []));

/** What was changed, as the server takes it. */
export const editsOf = (before: SheetForm, after: SheetForm): LeadEdit[] =>
  entriesOf(after).filter(({ field, value }) => value.trim() !== (before[field] ?? '').trim());

/** The details that two forms differ in, as a sheet names them. */
export const differingDetails = (before: SheetForm, after: SheetForm): readonly string[] =>
  editsOf(before, after).map(({ field }) => sheetFields[field].label.toLowerCase());

/** Each detail by its own contract; what was there before is nobody's fault now. */
export const checkSheetForm: Resolver<SheetForm> = (form, _context, { fields }) => {
  const errors: FieldErrors<SheetForm> = {};
  for (const edit of entriesOf(form)) {
    const read = leadEditSchema.safeParse(edit);
    const ref = fields[edit.field]?.ref;
    if (!read.success)
      errors[edit.field] = {
        type: 'contract',
        message: read.error.issues[0]?.message ?? 'Invalid input',
        ...(ref && { ref }),
      };
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: form, errors: {} };
};
