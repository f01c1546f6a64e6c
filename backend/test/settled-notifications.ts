import { setTimeout as pause } from 'node:timers/promises';
import type { TestBackend } from './backend-under-test';

const everythingPassed = `
  select (select count(*)::int from policies.checkpoints) as policies,
         (select count(*)::int from policies.checkpoints where position < (select max(position) from policies.checkpoints)) as behind,
         (select count(*)::int from job_queue.job where name = 'notification-delivery' and state < 'completed' and start_after <= now()) as jobs`;

const policies = 4;

interface Left {
  readonly policies: number;
  readonly behind: number;
  readonly jobs: number;
}

/** Waits until the policies have heard everything, and what they queued has run: for so many milliseconds nothing more happened. */
export const settled = async (backend: TestBackend, quiet = 1_000): Promise<void> => {
  let since = Date.now();
  let events = 0;
  for (const end = Date.now() + 40_000; Date.now() - since < quiet; await pause(50)) {
    const { rows } = await backend.database.query<Left>(everythingPassed);
    const [left] = rows;
    const now = (await backend.events()).length;
    const isAtRest = left && left.policies >= policies && left.behind === 0 && left.jobs === 0 && now === events;
    if (!isAtRest) since = Date.now();
    events = now;
    if (Date.now() > end) throw new Error(`It never came to rest: ${JSON.stringify(left)}`);
  }
};
