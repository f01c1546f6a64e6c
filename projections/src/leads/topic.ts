import type { Intent } from '@pilotlight/contracts/values/intent';
import { isFindable } from '../search-text';
import type { LeadRow } from './leads.table';

const subjects = {
  emergency: null,
  booking: 'booking',
  installation: 'new boiler',
  quote: 'quote',
  service: 'service or repair',
  general: null,
  none: null,
} as const satisfies Record<Intent | 'none', string | null>;

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a lead is about, in one line: "Vaillant F22, no hot water"; else what the visitor said first. */
export const topicOf = ({ facts, intent, symptoms, first_words: said }: LeadRow): string => {
  const boiler = [facts.boiler_make, facts.fault_code].filter(isFindable).join(' ');
  const matter = symptoms || subjects[intent] || '';
  return capitalised([boiler, matter].filter(Boolean).join(', ')) || said;
};
