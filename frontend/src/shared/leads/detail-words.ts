import { ERASED } from '@pilotlight/contracts/events/personal';
import { jobTypeNames, jobTypeSchema, type SheetField } from '@pilotlight/contracts/values/job-sheet';
import { leadChoices } from '@pilotlight/contracts/values/lead-edit';
import { phoneInWords } from '../conversations/phone';

const hasChoices = (field: SheetField): field is keyof typeof leadChoices => Object.hasOwn(leadChoices, field);

/** The words that a field has to choose from, as they are stored; null where anything may be written. */
export const choicesOf = (field: SheetField): readonly string[] | null =>
  hasChoices(field) ? leadChoices[field] : null;

/** One of a field's words for people: "semi-detached" is "Semi-detached", "lpg" is "LPG". */
export const choiceInWords = (word: string): string => {
  const job = jobTypeSchema.safeParse(word);
  if (job.success) return jobTypeNames[job.data];
  return word === 'lpg' ? 'LPG' : word.charAt(0).toUpperCase() + word.slice(1);
};

/** A detail for people; null where it was not given. */
export const detailInWords = (field: SheetField, value: string | undefined): string | null => {
  if (!value) return null;
  if (value === ERASED) return 'Erased';
  if (field === 'phone') return phoneInWords(value);
  return hasChoices(field) ? choiceInWords(value) : value;
};
