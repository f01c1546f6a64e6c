import type { AppointmentStatus } from '@pilotlight/contracts/values/appointment';
import type { Grade, Intent } from '@pilotlight/contracts/values/intent';
import type { LeadStage } from '@pilotlight/contracts/values/lead-stage';
import type { Table } from '../read-model';

export type LeadJourneyRow = {
  readonly session_id: string;
  readonly slug: string;
  /** London's day on which the visitor could first be reached; null until then. */
  readonly lead_day: string | null;
  readonly came_at: string | null;
  readonly intent: Intent | null;
  readonly grade: Grade | null;
  readonly outward: string | null;
  readonly stage: LeadStage;
  /** When each stage was reached, on the way to where the lead stands now. */
  readonly contacted_at: string | null;
  readonly quoted_at: string | null;
  readonly won_at: string | null;
  readonly lost_at: string | null;
  readonly value_pence: number | null;
  /** The visitor's first message, the first answer to it, and the first word or deed of a person of the firm. */
  readonly asked_at: string | null;
  readonly answered_at: string | null;
  readonly person_at: string | null;
  /** Between those moments, whole seconds: null where one is missing. The stages' are since the stage before that was reached. */
  readonly response_seconds: number | null;
  readonly first_contact_seconds: number | null;
  readonly contacted_seconds: number | null;
  readonly quoted_seconds: number | null;
  readonly won_seconds: number | null;
  readonly lost_seconds: number | null;
  /** Names of details that the chat took down. */
  readonly gathered: readonly string[];
  /** How many those are. */
  readonly details: number;
  readonly visits: Readonly<Record<string, AppointmentStatus>>;
  readonly booked: boolean;
  readonly visited: boolean;
};

const moment = 'timestamptz null';
const seconds = 'integer null';
const ofCohorts = `intent, grade, stage, value_pence, details, response_seconds, first_contact_seconds, contacted_seconds,
  quoted_seconds, won_seconds, lost_seconds`;
export const leadJourneysTable: Table<LeadJourneyRow> = {
  name: 'lead_journeys',
  columns: {
    session_id: 'uuid',
    slug: 'text',
    lead_day: 'date null',
    came_at: moment,
    intent: 'text null',
    grade: 'text null',
    outward: 'text null',
    stage: 'text',
    contacted_at: moment,
    quoted_at: moment,
    won_at: moment,
    lost_at: moment,
    value_pence: 'bigint null',
    asked_at: moment,
    answered_at: moment,
    person_at: moment,
    response_seconds: seconds,
    first_contact_seconds: seconds,
    contacted_seconds: seconds,
    quoted_seconds: seconds,
    won_seconds: seconds,
    lost_seconds: seconds,
    gathered: 'jsonb',
    details: 'integer',
    visits: 'jsonb',
    booked: 'boolean',
    visited: 'boolean',
  },
  key: ['session_id'],
  tenant: 'slug',
  personal: ['outward'],
  indexes: {
    own: '(slug, lead_day) where lead_day is not null',
    // The platform's: places, and cohorts with their medians, are counted in the index alone.
    all: '(lead_day, outward) where lead_day is not null',
    cohorts: `(lead_day) include (${ofCohorts}) where lead_day is not null`,
  },
};
