import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { JobFacts } from '@pilotlight/contracts/events/job-facts';
import { notKnown, type SheetField } from '@pilotlight/contracts/values/job-sheet';
import { sheetOrder } from '@pilotlight/contracts/values/job-sheet-fields';

type Facts = LeadFacts & JobFacts;

/** What one message told; an empty text took back what was known. */
export type Given = {
  readonly facts: Facts;
  /** Told otherwise before. */
  readonly corrected: readonly SheetField[];
};

export const nothingGiven: Given = { facts: {}, corrected: [] };

const unknownBefore = (more: Facts, before: Facts): Facts => {
  const known = new Map<string, string | undefined>(Object.entries(before));
  return Object.fromEntries(Object.entries(more).filter(([field, value]) => known.get(field) !== value));
};

const isTold = (value: string | undefined): boolean => Boolean(value) && value !== notKnown;

/** With what it told besides; `before` is what was known until then. */
export const givenMore = ({ facts, corrected }: Given, more: Facts, before: Facts): Given => {
  const told = unknownBefore(more, before);
  return {
    facts: { ...facts, ...told },
    corrected: [...corrected, ...sheetOrder.filter((field) => isTold(told[field]) && isTold(before[field]))],
  };
};
