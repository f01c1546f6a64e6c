import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { JobFacts } from '@pilotlight/contracts/events/job-facts';
import { notKnown, type SheetField } from '@pilotlight/contracts/values/job-sheet';
import { sheetOrder } from '@pilotlight/contracts/values/job-sheet-fields';

type Facts = LeadFacts & JobFacts;

export type Given = {
  readonly facts: Facts;
  readonly corrected: readonly SheetField[];
};

export const nothingGiven: Given = { facts: {}, corrected: [] };

type ByField = Readonly<Record<string, string | undefined>>;

const isTold = (value: string | undefined): boolean => Boolean(value) && value !== notKnown;

const corrects = (told: ByField, before: ByField, field: string): boolean =>
  isTold(told[field]) && isTold(before[field]);

export const givenMore = (given: Given, more: Facts, before: Facts): Given => {
  const earlier: ByField = before;
  const news = Object.entries(more).filter(([field, value]) => earlier[field] !== value);
  if (news.length === 0) return given;
  const told = Object.fromEntries(news);
  const { facts, corrected } = given;
  if (!news.some(([field]) => corrects(told, before, field))) return { facts: { ...facts, ...told }, corrected };
  return {
    facts: { ...facts, ...told },
    corrected: [...corrected, ...sheetOrder.filter((field) => corrects(told, before, field))],
  };
};
