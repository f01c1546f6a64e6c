import { setTimeout as pause } from 'node:timers/promises';
import { EventLog } from '../src/write-side/event-log';
import type { TestBackend } from './backend-under-test';

const everythingPassed = `
  select (select count(*)::int from policies.checkpoints) as policies,
         (select count(*)::int from policies.checkpoints where position < $1) as behind,
         (select count(*)::int from job_queue.job where name = 'notification-delivery' and state < 'completed' and start_after <= now()) as jobs`;

const bothThere = `select where to_regclass('job_queue.job') is not null and to_regclass('policies.checkpoints') is not null`;
const policies = 9;

interface Left {
  readonly policies: number;
  readonly behind: number;
  readonly jobs: number;
}

/** Waits until the policies have heard everything, and what they queued has run: for so many milliseconds nothing more happened. */
export const settled = async (backend: TestBackend, quiet = 1_000): Promise<void> => {
  while ((await backend.database.query(bothThere)).rows.length === 0) await pause(25);
  let before = '';
  let since: number | null = null;
  for (const end = Date.now() + 40_000; ; await pause(25)) {
    const head = await backend.app.get(EventLog).head();
    const { rows } = await backend.database.query<Left>(everythingPassed, [head]);
    const [left] = rows;
    const isAtRest = left && left.policies >= policies && left.behind === 0 && left.jobs === 0 && head === before;
    since = isAtRest ? (since ?? Date.now()) : null;
    before = head;
    if (since !== null && Date.now() - since >= quiet) return;
    if (Date.now() > end) throw new Error(`It never came to rest: ${JSON.stringify(left)}`);
  }
};
