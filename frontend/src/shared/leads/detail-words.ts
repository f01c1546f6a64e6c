import { ERASED } from '@pilotlight/contracts/events/personal';
import { jobTypeNames, jobTypeSchema, type SheetField } from '@pilotlight/contracts/values/job-sheet';
import { sheetFields } from '@pilotlight/contracts/values/job-sheet-fields';
import { leadChoices } from '@pilotlight/contracts/values/lead-edit';
import { phoneInWords } from '@pilotlight/contracts/values/phone-in-words';

const hasChoices = (field: SheetField): field is keyof typeof leadChoices => Object.hasOwn(leadChoices, field);

/** The words that a field has to choose from, as they are stored; null where anything may be written. */
export const choicesOf = (field: SheetField): readonly string[] | null =>
  hasChoices(field) ? leadChoices[field] : null;

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One of a field's words for people: "semi-detached" is "Semi-detached", "lpg" is "LPG". */
export const choiceInWords = (word: string): string => {
  const job = jobTypeSchema.safeParse(word);
  if (job.success) return jobTypeNames[job.data];
  return word === 'lpg' ? 'LPG' : capitalised(word);
};

const withUnit = (field: SheetField, value: string): string => {
  const { unit } = sheetFields[field];
  if (!unit || !/^\d+(?:[.,]\d+)?$/.test(value)) return value;
  return `${value} ${value === '1' ? unit.replace(/s$/, '') : unit}`;
};

/** A detail for people; null where it was not given. */
export const detailInWords = (field: SheetField, value: string | undefined): string | null => {
  if (!value) return null;
  if (value === ERASED) return 'Erased';
  if (field === 'phone') return phoneInWords(value);
  if (field === 'email') return value;
  return hasChoices(field) ? choiceInWords(value) : capitalised(withUnit(field, value));
};
