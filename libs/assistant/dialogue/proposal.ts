import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';

export type Proposal =
  | { readonly kind: 'lead-fields'; readonly facts: LeadFacts }
  | { readonly kind: 'callback'; readonly preferredTime: string | null }
  | { readonly kind: 'quote'; readonly work: QuotedWork }
  | { readonly kind: 'booking'; readonly slotId: string };

export const quotedWorks = ['boiler', 'heat-pump', 'repair', 'service', 'other'] as const;
export type QuotedWork = (typeof quotedWorks)[number];
