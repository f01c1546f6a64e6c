import type { SheetField } from '@pilotlight/contracts/values/job-sheet';
import type { DialogueInput } from './dialogue';

export const wasAnswered = ({
  whatWasAsked,
  given: { facts },
}: Pick<DialogueInput, 'whatWasAsked' | 'given'>): boolean => {
  const told = (field: SheetField): boolean => Boolean(facts[field]);
  if (whatWasAsked === null || whatWasAsked === 'more') return false;
  if (whatWasAsked === 'name') return told('first_name') || told('last_name');
  return whatWasAsked === 'contact' ? told('phone') || told('email') : told(whatWasAsked);
};
