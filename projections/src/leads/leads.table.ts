import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { Grade, Intent } from '@pilotlight/contracts/values/intent';
import type { LeadStage } from '@pilotlight/contracts/values/lead-stage';
import type { LostReason } from '@pilotlight/contracts/values/lost-reason';
import type { Table } from '../read-model';

/** What is shown and found of a lead; what was withdrawn or erased is absent. */
export type ShownFacts = Readonly<Partial<Record<keyof LeadFacts | 'address', string>>>;

/** Of each conversation from its start; a lead where `lead_at` says since when. */
export type LeadRow = {
  readonly session_id: string;
  readonly slug: string;
  readonly lead_at: string | null;
  readonly started_at: string;
  /** The lead form was sent. */
  readonly submitted_at: string | null;
  /** Something of this row is another since; a message alone is no change. */
  readonly changed_at: string;
  readonly grade: Grade | 'none';
  readonly intent: Intent | 'none';
  readonly stage: LeadStage;
  readonly lost_reason: LostReason | null;
  /** The postcode's: LS; "" where there is none. */
  readonly area: string;
  readonly emergency: boolean;
  readonly facts: ShownFacts;
  readonly symptoms: string;
  /** Of the visitor: the first that say more than a greeting. */
  readonly first_words: string;
  readonly topic: string;
  readonly search: string;
  /** Beside the search's letters, what the index goes by: `t:` slug, `g:` grade, `i:` intent, `s:` stage, `a:` area. */
  readonly terms: readonly string[];
};

const isLead = 'where lead_at is not null';
const newest = 'lead_at desc, session_id desc';
const cell = `grade, stage, intent, ${newest}`;

/** A page is made of the cells that it is narrowed to (lead-cells.ts): each index serves those of one reach. */
export const leadsTable: Table<LeadRow> = {
  name: 'leads',
  columns: {
    session_id: 'uuid',
    slug: 'text',
    lead_at: 'timestamptz null',
    started_at: 'timestamptz',
    submitted_at: 'timestamptz null',
    changed_at: 'timestamptz',
    grade: 'text',
    intent: 'text',
    stage: 'text',
    lost_reason: 'text null',
    area: 'text',
    emergency: 'boolean',
    facts: 'jsonb',
    symptoms: 'text',
    first_words: 'text',
    topic: 'text',
    search: 'text',
    terms: 'text[]',
  },
  key: ['session_id'],
  tenant: 'slug',
  personal: ['facts', 'first_words', 'topic', 'search'],
  indexes: {
    newest: `(${newest}) ${isLead}`,
    own_newest: `(slug, ${newest}) ${isLead}`,
    own_changed: `(slug, changed_at) ${isLead}`,
    cells: `(${cell}) ${isLead}`,
    own_cells: `(slug, ${cell}) ${isLead}`,
    area_cells: `(area, ${cell}) ${isLead}`,
    own_area_cells: `(slug, area, ${cell}) ${isLead}`,
    found: `using gin (terms, search gin_trgm_ops) ${isLead}`,
  },
};
