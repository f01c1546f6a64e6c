import type { INestApplicationContext } from '@nestjs/common';
import { EventLog } from '@pilotlight/backend/write-side/event-log';
import { connect } from '@pilotlight/subscriptions/database-connection';
import { setTimeout as pause } from 'node:timers/promises';

interface Left {
  readonly behind: number;
  readonly jobs: number;
}

const left = `
  select (select count(*) from policies.checkpoints where position < $1) as behind,
         (select count(*) from job_queue.job
           where name = 'notification-delivery' and state in ('created', 'retry', 'active')
             and start_after <= pg_catalog.now()) as jobs`;

/** Waits until what follows from events by itself has followed: policies, and the messages that they had sent. */
export const openSettling = async (app: INestApplicationContext, databaseUrl: string) => {
  const connection = await connect(databaseUrl, 'seed settling');
  const asked = async (): Promise<Left> => {
    const head = await app.get(EventLog).head();
    const { rows } = await connection.query<Left>({ text: left, values: [head] });
    return rows[0] ?? { behind: 0, jobs: 0 };
  };
  const until = async (isDone: (now: Left) => boolean, patience: number): Promise<void> => {
    for (const end = performance.now() + patience; performance.now() < end; await pause(5))
      if (isDone(await asked())) return;
  };
  return {
    /** Long enough for a policy to hear what was written; its checkpoint follows later. */
    heard: () => pause(10),
    sent: () => until(({ behind, jobs }) => behind === 0 && jobs === 0, 15_000),
    close: () => connection.end(),
  };
};
