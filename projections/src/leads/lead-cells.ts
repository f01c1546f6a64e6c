import type { LeadFilters } from '@pilotlight/contracts/http/leads';
import { grades, intents } from '@pilotlight/contracts/values/intent';
import { leadStages } from '@pilotlight/contracts/values/lead-stage';
import { addDays, londonMidnight } from '@pilotlight/contracts/values/london-day';
import type { QueryConfig } from 'pg';
import type { LeadCursor } from './lead-cursor';

/** Of whom: an installer that looks at its own, or an admin at all or one. */
export interface LeadsAsked extends Omit<LeadFilters, 'search' | 'installer'> {
  readonly slug: string | null;
  /** ISO 8601. */
  readonly changedSince?: string | undefined;
}

const all = { grade: [...grades, 'none'], stage: [...leadStages], intent: [...intents, 'none'] } as const;

/** The cells that the filters leave: their grades, stages and intents. */
export const cellsOf = ({ grade, stage, intent }: LeadsAsked): readonly (readonly string[])[] => [
  grade === 'all' ? all.grade : [grade === 'ungraded' ? 'none' : grade],
  stage === 'all' ? all.stage : [stage],
  intent === 'all' ? all.intent : [intent],
];

/** Names its parameters as they come. */
export class Parameters {
  readonly values: unknown[] = [];

  add(value: unknown): string {
    return `$${this.values.push(value)}`;
  }
}

/** Slug, area and days: what every cell is narrowed to. */
export const reachOf = ({ slug, area, from, to }: LeadsAsked, parameters: Parameters): string =>
  [
    'lead_at is not null',
    slug !== null && `slug = ${parameters.add(slug)}`,
    area && `area = ${parameters.add(area)}`,
    from && `lead_at >= ${parameters.add(londonMidnight(from))}::timestamptz`,
    to && `lead_at < ${parameters.add(londonMidnight(addDays(to, 1)))}::timestamptz`,
  ]
    .filter(Boolean)
    .join(' and ');

export const newestFirst = 'lead_at desc, session_id desc';

const cellsIn = (asked: LeadsAsked, parameters: Parameters): string => {
  const [ofGrade, ofStage, ofIntent] = cellsOf(asked).map((values) => `unnest(${parameters.add(values)}::text[])`);
  return `${ofGrade} cell_grade, ${ofStage} cell_stage, ${ofIntent} cell_intent`;
};

const inCell = 'grade = cell_grade and stage = cell_stage and intent = cell_intent';

/**
 * The first `limit` after the cursor, as session ids: of each cell so many at most are read from its index, so that the cost is that of
 * the cells (140 at most) whatever the number of leads.
 */
export const pageOfCells = (asked: LeadsAsked, after: LeadCursor, limit: number): QueryConfig => {
  const parameters = new Parameters();
  const cells = cellsIn(asked, parameters);
  const reach = reachOf(asked, parameters);
  const [grade, at, id, most] = [after.grade, after.leadAt, after.sessionId, limit].map((each) => parameters.add(each));
  const byGrade = asked.sort === 'grade';
  const begins = byGrade
    ? `cell_grade >= ${grade}::text and (lead_at, session_id) < (
         case when cell_grade > ${grade}::text then 'infinity' else ${at}::timestamptz end,
         case when cell_grade > ${grade}::text then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else ${id}::uuid end)`
    : `${grade}::text is not null and (lead_at, session_id) < (${at}::timestamptz, ${id}::uuid)`;
  const order = byGrade ? `grade, ${newestFirst}` : newestFirst;
  return {
    text: `select session_id from ${cells}, lateral (
             select session_id, lead_at, grade from read.leads
              where ${inCell} and ${reach} and ${begins} order by ${newestFirst} limit ${most}) of_cell
           order by ${order} limit ${most}`,
    values: parameters.values,
  };
};

/** The same of what has changed since: few leads as a rule, which an index by that finds sooner than any cell. */
export const pageOfChanged = (asked: LeadsAsked, after: LeadCursor, limit: number): QueryConfig => {
  const parameters = new Parameters();
  const reach = reachOf(asked, parameters);
  const [grades, stages, intents] = cellsOf(asked).map((values) => `any(${parameters.add(values)}::text[])`);
  const [since, at, id, most] = [asked.changedSince, after.leadAt, after.sessionId, limit].map((each) =>
    parameters.add(each),
  );
  return {
    text: `select session_id from read.leads
            where ${reach} and grade = ${grades} and stage = ${stages} and intent = ${intents} and changed_at >= ${since}::timestamptz
              and (lead_at, session_id) < (${at}::timestamptz, ${id}::uuid)
            order by ${newestFirst} limit ${most}`,
    values: parameters.values,
  };
};

/** What is counted of one cell at most. */
export const mostCounted = 1_000;

/** How many leads are in each cell, `mostCounted` and one at most; the filters of grade, stage and intent are left out of account. */
export const countsOfCells = (asked: LeadsAsked): QueryConfig => {
  const parameters = new Parameters();
  const cells = cellsIn({ ...asked, grade: 'all', stage: 'all', intent: 'all' }, parameters);
  const reach = reachOf(asked, parameters);
  return {
    text: `select cell_grade as grade, cell_stage as stage, cell_intent as intent, counted.count
             from ${cells}, lateral (select count(*)::int as count from (
               select from read.leads where ${inCell} and ${reach} limit ${mostCounted + 1}) bounded) counted`,
    values: parameters.values,
  };
};
