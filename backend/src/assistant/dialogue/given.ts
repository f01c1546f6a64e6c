import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { JobFacts } from '@pilotlight/contracts/events/job-facts';
import type { SheetField } from '@pilotlight/contracts/values/job-sheet';
import { sheetOrder } from '@pilotlight/contracts/values/job-sheet-fields';

type Facts = LeadFacts & JobFacts;

/** What one message told; an empty text took back what was known. */
export type Given = {
  readonly facts: Facts;
  /** Told otherwise before. */
  readonly corrected: readonly SheetField[];
};

export const nothingGiven: Given = { facts: {}, corrected: [] };

/** With what it told besides; `before` is what was known until then. */
export const givenMore = ({ facts, corrected }: Given, more: Facts, before: Facts): Given => ({
  facts: { ...facts, ...more },
  corrected: [...corrected, ...sheetOrder.filter((field) => Boolean(more[field]) && Boolean(before[field]))],
});
