import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { Intent } from '@pilotlight/contracts/values/intent';
import type { AskedFor } from '../dialogue/dialogue';

/** Ours, below the intents of the specification. */
export const subIntents = {
  emergency: [],
  booking: ['new', 'reschedule', 'cancel', 'callback', 'landlord-certificate'],
  installation: ['swap', 'conversion', 'relocation', 'heat-pump', 'cylinder', 'radiators', 'controls'],
  quote: ['price', 'finance', 'compare'],
  service: ['annual', 'breakdown', 'fault-code', 'low-pressure', 'no-hot-water', 'minor-leak', 'warranty'],
  general: ['hours', 'area', 'accreditation', 'complaint', 'privacy-request', 'off-topic'],
} as const satisfies Record<Intent, readonly string[]>;
export type SubIntent = (typeof subIntents)[Intent][number];

/**
 * What a visitor wants of the firm, or what makes a job press. `callback`: to be phoned. `quote`: what work would cost. `visit`:
 * somebody to attend, or a time for a visit given. `person`: no assistant. `erasure`: its data gone. `repair`: broken or unsafe now.
 * `soon`: a date, deadline or visit within about a month. `accepted`: takes a quote. `no-customer`: sells something, seeks a job, tests,
 * or is off topic. `abroad`: the home is outside of the UK. `owner`, `landlord`, `authorised`: may decide on the work.
 */
export const needs = [
  'callback',
  'quote',
  'visit',
  'person',
  'erasure',
  'repair',
  'soon',
  'accepted',
  'no-customer',
  'abroad',
  'owner',
  'landlord',
  'authorised',
] as const;
export type Need = (typeof needs)[number];

/** The conversation before a message, as far as understanding it needs it. */
export type Before = {
  /** The detail that the reply before asked for. */
  readonly asked: AskedFor;
  readonly intent: Intent | null;
  readonly facts: LeadFacts;
  /** When the message was written, ISO 8601 UTC: what "tomorrow" counts from. */
  readonly at: string;
};

/** What one message says, without regard to danger. */
export type Understanding = {
  /** Null where it shows no sign of one. */
  readonly intent: Intent | null;
  readonly subIntent: SubIntent | null;
  /** Given or corrected by this message; an empty text is withdrawn. Never a guess. */
  readonly facts: LeadFacts;
  readonly needs: ReadonlySet<Need>;
  /** Taken back by this message. */
  readonly withdrawn: ReadonlySet<Need>;
};
