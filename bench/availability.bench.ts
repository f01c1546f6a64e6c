import { startTestPostgres } from '@pilotlight/event-store/testing/test-postgres';
import { Client } from 'pg';
import { startPilotlight } from './chat-servers';
import type { Measurement } from './measurement';

const calls = 400;
const inThe31Days = 5_000;
const slug = 'bench-heating';

/** Visits on the hours of the next 31 days, by several engineers, and the rest of the diary in the years before. */
const fill = `
  insert into read.appointments
    (slug, appointment_id, subject_id, session_id, scheduled_at, duration, appointment_type, status, moves, booked_by, through, photo_ids, created_at, updated_at, version)
  select $1, gen_random_uuid(), gen_random_uuid(), null, at, 60, 'service', 'confirmed', '[]', 'visitor', 'picker', '[]', at, at, 1
    from generate_series(1, $2::int) n,
         lateral (select case when n <= $3 then date_trunc('hour', now()) + n % 744 * interval '1 hour' else now() - n * interval '37 minutes' end) as given(at)`;

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const timesOf = async (url: string): Promise<readonly number[]> => {
  const took: number[] = [];
  for (let call = -50; call < calls; call++) {
    const begin = performance.now();
    const answer = await fetch(url, { headers: { origin: 'https://bench-heating.example' } });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`Availability answered ${answer.status}`);
    if (call >= 0) took.push(performance.now() - begin);
  }
  return took.toSorted((one, other) => one - other);
};

/** The times that can be booked in 31 days, asked for over HTTP, one call at a time, in a diary that grows. */
export const run = async (): Promise<Measurement[]> => {
  const postgres = await startTestPostgres({ durable: true });
  const databaseUrl = await postgres.createDatabase();
  const server = await startPilotlight(databaseUrl);
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  const measured = new Map<number, readonly number[]>();
  try {
    let held = 0;
    for (const size of [500, 5_000, 50_000]) {
      if (held > 0) await database.query('delete from read.appointments');
      await database.query(fill, [slug, size, Math.min(size, inThe31Days)]);
      await database.query('vacuum analyze read.appointments');
      held = size;
      measured.set(size, await timesOf(server.url.replace(/chat$/, 'availability')));
    }
  } finally {
    await database.end();
    await server.stop();
    await postgres.stop();
  }
  const [p99, p99OfMany] = [5_000, 50_000].map((size) => percentile(measured.get(size) ?? [], 0.99));
  const median = (size: number): number => percentile(measured.get(size) ?? [], 0.5);
  const growth = median(50_000) / median(5_000);
  return [
    {
      name: 'availability of 31 days, p99, 5,000 appointments',
      value: Number((p99 ?? 0).toFixed(1)),
      unit: 'ms',
      baseline: `all within the 31 days; p50 ${median(5_000).toFixed(1)} ms, of 500 ${median(500).toFixed(1)} ms`,
      target: '<= 10',
      ok: (p99 ?? Infinity) <= 10,
    },
    {
      name: 'availability of 31 days, 50,000 appointments',
      value: Number(growth.toFixed(2)),
      unit: 'times 5,000',
      baseline: `5,000 of them within the 31 days; p50 ${median(50_000).toFixed(1)} ms, p99 ${(p99OfMany ?? 0).toFixed(1)} ms`,
      target: '<= 1.5',
      ok: growth <= 1.5,
    },
  ];
};
