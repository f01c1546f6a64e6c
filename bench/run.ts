import type { Measurement } from './measurement';
import { run as analytics } from './analytics.bench';
import { run as append } from './append.bench';
import { run as availability } from './availability.bench';
import { run as chat } from './chat.bench';
import { run as dashboards } from './dashboards.bench';
import { run as exportOfLeads } from './export.bench';
import { run as feed } from './feed.bench';
import { run as firstPaint } from './first-paint.bench';
import { run as leads } from './leads.bench';
import { run as live } from './live.bench';
import { run as installers } from './installers.bench';
import { run as notifications } from './notifications.bench';
import { run as rebuild } from './rebuild.bench';
import { run as reply } from './reply.bench';
import { run as start } from './start.bench';
import { run as streams } from './streams.bench';
import { run as widgetBytes } from './widget-bytes.bench';

const benchmarks: Readonly<Record<string, () => Promise<Measurement[]>>> = {
  analytics,
  append,
  availability,
  chat,
  dashboards,
  export: exportOfLeads,
  feed,
  'first-paint': firstPaint,
  leads,
  live,
  installers,
  notifications,
  rebuild,
  reply,
  start,
  streams,
  'widget-bytes': widgetBytes,
};

/** Measures the one that is named and hands the figures to the parent process. */
const main = async (name: string): Promise<void> => {
  const run = benchmarks[name];
  if (!run) throw new Error(`bench/run.ts does not list ${name}`);
  const measurements = await run();
  process.send?.(measurements, () => process.exit(0));
};

main(process.argv[2] ?? '').catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
