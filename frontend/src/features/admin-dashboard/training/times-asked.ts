import type { KnowledgeGap } from '@pilotlight/contracts/http/unanswered';
import { type FirmFact, firmFactFields } from '@pilotlight/contracts/values/firm-facts';

/** How often visitors asked in vain for each fact, where they did. */
export type TimesAsked = Readonly<Partial<Record<FirmFact, number>>>;

export const timesAsked = (gaps: readonly KnowledgeGap[]): TimesAsked =>
  Object.fromEntries(
    firmFactFields.flatMap((fact) => gaps.flatMap((gap) => (gap.fact === fact ? [[fact, gap.asked] as const] : []))),
  );
