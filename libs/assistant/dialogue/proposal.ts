import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { FreeTime } from './visits/visit-talk';

export type Proposal =
  | { readonly kind: 'lead-fields'; readonly facts: LeadFacts }
  | { readonly kind: 'callback'; readonly preferredTime: string | null }
  | { readonly kind: 'quote'; readonly work: QuotedWork }
  | ({ readonly kind: 'booking' } & FreeTime);

export const quotedWorks = ['boiler', 'heat-pump', 'repair', 'service', 'other'] as const;
export type QuotedWork = (typeof quotedWorks)[number];
