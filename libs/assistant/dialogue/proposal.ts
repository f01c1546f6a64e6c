import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { FreeTime } from './visits/visit-talk';

/** What a visitor was heard to want or to tell, for the write side to decide upon. */
export type Proposal =
  | { readonly kind: 'lead-fields'; readonly facts: LeadFacts }
  /** `preferredTime` in the visitor's own words. */
  | { readonly kind: 'callback'; readonly preferredTime: string | null }
  | { readonly kind: 'quote'; readonly work: QuotedWork }
  | ({ readonly kind: 'booking' } & FreeTime);

export const quotedWorks = ['boiler', 'heat-pump', 'repair', 'service', 'other'] as const;
export type QuotedWork = (typeof quotedWorks)[number];
