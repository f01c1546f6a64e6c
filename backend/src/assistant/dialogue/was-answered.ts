import type { SheetField } from '@pilotlight/contracts/values/job-sheet';
import type { DialogueInput } from './dialogue';

/** Whether a message told what the question before it asked for. */
export const wasAnswered = ({
  whatWasAsked,
  given: { facts },
}: Pick<DialogueInput, 'whatWasAsked' | 'given'>): boolean => {
  const told = (field: SheetField): boolean => Boolean(facts[field]);
  switch (whatWasAsked) {
    case null:
      return false;
    case 'name':
      return told('first_name') || told('last_name');
    case 'contact':
      return told('phone') || told('email');
    default:
      return told(whatWasAsked);
  }
};
