import { csvLines } from '@pilotlight/backend/http/csv';
import { cellsOfLead } from '@pilotlight/backend/lead-exports/csv/lead-cells';
import { leadFiltersSchema } from '@pilotlight/contracts/http/leads';
import { LeadExportReader } from '@pilotlight/projections/leads/lead-export.reader';
import { platform } from '@pilotlight/projections/read-database';
import type { Measurement } from './measurement';
import { withReadSide } from './reads';

/** `EXPORT_ROWS=1000000` is a hub of the largest size, and takes some minutes to fill. */
const most = Number(process.env['EXPORT_ROWS'] ?? 200_000);
const megabyte = 1_048_576;

const fill = `
  insert into read.leads (session_id, slug, lead_at, started_at, changed_at, grade, intent, stage, lost_reason, area, emergency, facts, symptoms, first_words, topic,
                          search, terms)
  select gen_random_uuid(), 'firm-' || n % 300, at, at, at, 'B', 'service', case n % 4 when 0 then 'won' else 'new' end, null, 'LS', false,
         jsonb_build_object('first_name', 'Priya', 'last_name', 'Nair ' || n, 'email', 'priya' || n || '@nair.example',
                            'phone', '+447700900' || lpad((n % 1000)::text, 3, '0'), 'postcode', 'LS17 8AB'),
         '', '', 'No heating, combi shows EA', 'priya nair ' || n, '{}'
    from generate_series(1, $1::int) n, lateral (select '2025-01-01'::timestamptz + n * interval '30 seconds' as at) came`;

interface Exported {
  readonly rows: number;
  readonly seconds: number;
  /** Megabytes in use once a tenth has left, and at most from then on. */
  readonly early: number;
  readonly peak: number;
}

const inUse = () => process.memoryUsage().rss / megabyte;

const exported = async (reader: LeadExportReader): Promise<Exported> => {
  const begin = performance.now();
  const { signal } = new AbortController();
  let [rows, bytes, early, peak] = [0, 0, 0, 0];
  for await (const page of reader.found(platform, leadFiltersSchema.parse({}), signal)) {
    bytes += Buffer.from(csvLines(page.map((lead) => cellsOfLead(lead, true)))).length;
    rows += page.length;
    if (rows < most / 10) continue;
    early ||= inUse();
    peak = Math.max(peak, inUse());
  }
  if (rows !== most || bytes === 0) throw new Error(`${rows} of ${most} leads were exported`);
  return { rows, seconds: (performance.now() - begin) / 1_000, early, peak };
};

const valued = `
  insert into read.lead_journeys (session_id, slug, stage, value_pence, gathered, details, visits, booked, visited)
  select session_id, slug, stage, 264000, '[]', 0, '{}', false, false from read.leads`;

/** The hub's table as it is read and written, without the network. */
export const run = (): Promise<Measurement[]> =>
  withReadSide(async ({ database, readers }) => {
    await database.query(fill, [most]);
    await database.query(valued);
    await database.query('vacuum analyze read.leads, read.lead_journeys');
    const { rows, seconds, early, peak } = await exported(new LeadExportReader(readers));
    const rate = Math.round(rows / seconds);
    const growth = peak / early;
    const name = `export of ${rows} leads`;
    return [
      {
        name,
        value: rate,
        unit: 'rows/s',
        baseline: `${seconds.toFixed(1)} s in all`,
        target: '>= 20,000',
        ok: rate >= 20_000,
      },
      {
        name: `${name}, memory at most`,
        value: Number(growth.toFixed(2)),
        unit: 'times that of its first tenth',
        baseline: `${early.toFixed(0)} MB, then ${peak.toFixed(0)} MB`,
        target: '<= 1.5',
        ok: growth <= 1.5,
      },
    ];
  });
