import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { JobFacts } from '@pilotlight/contracts/events/job-facts';
import { ERASED } from '@pilotlight/contracts/events/personal';
import type { PhotoSlot, SheetField } from '@pilotlight/contracts/values/job-sheet';
import { sheetFields } from '@pilotlight/contracts/values/job-sheet-fields';

export type SheetFacts = LeadFacts & JobFacts;

const dontKnow = /^(?:(?:i\s+)?(?:don['’]?t|do not)\s+know|dunno|not (?:sure|known)|no idea|unsure|unknown)\.?$/iu;

export const isNotKnown = (value: string): boolean => dontKnow.test(value.trim());

/** Includes "don't know"; null where it was never given, withdrawn or erased. */
export const told = (facts: SheetFacts, field: SheetField): string | null => {
  const value = facts[field]?.trim();
  return value && value !== ERASED ? value : null;
};

export const known = (facts: SheetFacts, field: SheetField): string | null => {
  const value = told(facts, field);
  return value && !isNotKnown(value) ? value : null;
};

const toldOtherwise = (facts: SheetFacts, field: SheetField): boolean => {
  if (field === 'phone') return known(facts, 'email') !== null;
  if (field === 'authorises') return facts.tenure === 'owner' || facts.tenure === 'landlord';
  return false;
};

/** Whether a required field is present, or "don't know" with a photo in its place. */
export const isFilled = (facts: SheetFacts, slots: ReadonlySet<PhotoSlot>, field: SheetField): boolean => {
  if (known(facts, field) !== null || toldOtherwise(facts, field)) return true;
  const { photo, seenInPhoto } = sheetFields[field];
  return photo !== undefined && slots.has(photo) && (seenInPhoto === true || told(facts, field) !== null);
};

/** Whether a field has a meaning for this home: a combi has no cylinder, an oil boiler no gas meter. */
export const applies = (facts: SheetFacts, field: SheetField): boolean => {
  if (field === 'gas_meter_position') return (known(facts, 'fuel') ?? 'gas') === 'gas';
  return field !== 'cylinder_and_tanks' || facts.current_boiler_type !== 'combi';
};
