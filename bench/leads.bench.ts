import { type LeadFilters, leadFiltersSchema } from '@pilotlight/contracts/http/leads';
import { startTestPostgres } from '@pilotlight/event-store/testing/test-postgres';
import { type LeadScope, LeadsReader } from '@pilotlight/projections/leads/leads.reader';
import { platform, ReadDatabase } from '@pilotlight/projections/read-database';
import { Client } from 'pg';
import { startPilotlight } from './chat-servers';
import { fillLeads } from './lead-rows';
import type { Measurement } from './measurement';

const calls = 200;
const warmUp = 20;
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

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const cursorAt = async (reader: LeadsReader, scope: LeadScope, filters: LeadFilters, deep: number): Promise<string> => {
  let cursor = '';
  for (let page = 0; page < deep; page++) cursor = (await reader.page(scope, filters, cursor, pageSize))?.next ?? '';
  return cursor;
};

const timesOf = async (
  reader: LeadsReader,
  { scope = platform, filters = {}, deep = 0, what }: View,
): Promise<number[]> => {
  const asked = leadFiltersSchema.parse(filters);
  const cursor = await cursorAt(reader, scope, asked, deep);
  const took: number[] = [];
  for (let call = -warmUp; call < calls; call++) {
    const begin = performance.now();
    if (what === 'counts') await reader.counts(scope, asked);
    else if (what === 'changed' && typeof scope === 'string') await reader.systemPage(scope, anHour, '');
    else await reader.page(scope, asked, cursor, pageSize);
    if (call >= 0) took.push(performance.now() - begin);
  }
  return took.toSorted((one, other) => one - other);
};

/** A page of the lead hub by its reader, one call at a time, as the leads grow tenfold. */
export const run = async (): Promise<Measurement[]> => {
  const postgres = await startTestPostgres({ durable: true });
  const databaseUrl = await postgres.createDatabase();
  const server = await startPilotlight(databaseUrl);
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  const readers = new ReadDatabase(databaseUrl);
  const reader = new LeadsReader(readers);
  const measured = new Map<string, number[]>();
  try {
    let held = 0;
    for (const size of sizes) {
      const begin = performance.now();
      await fillLeads(database, held + 1, size);
      process.stderr.write(`${size} leads in ${((performance.now() - begin) / 1000).toFixed(0)} s\n`);
      held = size;
      for (const [name, view] of Object.entries(views)) measured.set(`${name} ${size}`, await timesOf(reader, view));
    }
  } finally {
    await readers.close();
    await database.end();
    await server.stop();
    await postgres.stop();
  }
  return Object.keys(views).map((name) => {
    const [small, large] = [measured.get(`${name} ${few}`) ?? [], measured.get(`${name} ${many}`) ?? []];
    const p99 = at(large, 0.99);
    return {
      name: `${many.toLocaleString('en-GB')} leads, ${name}, p99`,
      value: Number(p99.toFixed(1)),
      unit: 'ms',
      baseline: `p50 ${at(large, 0.5).toFixed(1)} ms, ${(at(large, 0.5) / at(small, 0.5)).toFixed(2)} times that of a tenth`,
      target: '<= 30',
      ok: p99 <= 30,
    };
  });
};
