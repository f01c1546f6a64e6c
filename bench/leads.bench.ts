import { type LeadFilters, leadFiltersSchema } from '@pilotlight/contracts/http/leads';
import { type LeadScope, LeadsReader } from '@pilotlight/projections/leads/leads.reader';
import { platform } from '@pilotlight/projections/read-database';
import { fillLeads } from './lead-rows';
import type { Measurement } from './measurement';
import { grownMeasurement, timesOf, withReadSide } from './reads';

const calls = 200;
const pageSize = 25;

/** A million takes some minutes to load: it is asked for by name. */
const sizes = process.env['BENCH_LEADS'] === 'million' ? [100_000, 1_000_000] : [10_000, 100_000];
const [few = 0, many = 0] = sizes;

const anHour = { limit: 100, updatedSince: '2026-11-27T11:00:00Z' };

interface View {
  readonly scope?: LeadScope;
  readonly filters?: Partial<LeadFilters>;
  /** Pages that are turned before. */
  readonly deep?: number;
  readonly what?: 'counts' | 'changed';
}

const views: Readonly<Record<string, View>> = {
  'first page': {},
  'a page 200 deep': { deep: 200 },
  'by grade': { filters: { sort: 'grade' } },
  'a grade': { filters: { grade: 'B' } },
  'an intent': { filters: { intent: 'quote' } },
  'a stage': { filters: { stage: 'lost' } },
  'a postcode area': { filters: { area: 'NE' } },
  'a day': { filters: { from: '2026-11-25', to: '2026-11-25' } },
  'all filters': { filters: { grade: 'A', intent: 'service', stage: 'won', area: 'HG', from: '2026-01-01' } },
  'one installer': { filters: { installer: 'firm-7' } },
  'an installer’s own': { scope: 'busiest', filters: { grade: 'A' } },
  'search, a common name': { filters: { search: 'smith' } },
  'search, a rare name': { filters: { search: 'zebedee' } },
  'search, a town': { filters: { search: 'leeds' } },
  'search, a phone': { filters: { search: '07700 123' } },
  'search, nobody': { filters: { search: 'wilhelmina' } },
  'search, name and area': { filters: { search: 'amy7 patel', area: 'LS' } },
  'search, an installer’s own': { scope: 'busiest', filters: { search: 'zebedee' } },
  'search, %': { filters: { search: '%_%' } },
  'counts of every filter': { what: 'counts' },
  'an installer’s system, what changed in an hour': { scope: 'busiest', what: 'changed' },
};

const cursorAt = async (reader: LeadsReader, scope: LeadScope, filters: LeadFilters, deep: number): Promise<string> => {
  let cursor = '';
  for (let page = 0; page < deep; page++) cursor = (await reader.page(scope, filters, cursor, pageSize))?.next ?? '';
  return cursor;
};

const timesOfView = async (
  reader: LeadsReader,
  { scope = platform, filters = {}, deep = 0, what }: View,
): Promise<number[]> => {
  const asked = leadFiltersSchema.parse(filters);
  const cursor = await cursorAt(reader, scope, asked, deep);
  const read = (): Promise<unknown> => {
    if (what === 'counts') return reader.counts(scope, asked);
    if (what === 'changed' && typeof scope === 'string') return reader.systemPage(scope, anHour, '');
    return reader.page(scope, asked, cursor, pageSize);
  };
  return await timesOf(read, calls);
};

/** A page of the lead hub by its reader, one call at a time, as the leads grow tenfold. */
export const run = (): Promise<Measurement[]> =>
  withReadSide(async ({ database, readers }) => {
    const reader = new LeadsReader(readers);
    const measured = new Map<string, number[]>();
    let held = 0;
    for (const size of sizes) {
      const begin = performance.now();
      await fillLeads(database, held + 1, size);
      process.stderr.write(`${size} leads in ${((performance.now() - begin) / 1000).toFixed(0)} s\n`);
      held = size;
      for (const [name, view] of Object.entries(views))
        measured.set(`${name} ${size}`, await timesOfView(reader, view));
    }
    return Object.keys(views).map((name) =>
      grownMeasurement(`${many.toLocaleString('en-GB')} leads, ${name}`, {
        small: measured.get(`${name} ${few}`) ?? [],
        large: measured.get(`${name} ${many}`) ?? [],
        few: 'a tenth',
      }),
    );
  });
