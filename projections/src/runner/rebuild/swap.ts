import { setTimeout as pause } from 'node:timers/promises';
import { type Client, DatabaseError } from 'pg';
import { together } from '../../database-connection';
import { projectorRole } from '../../migrations/read-schema';
import { deleteAllQuarantined, insertQuarantined } from '../quarantine/quarantine-rows';
import type { Shadows } from './shadows';
import { swapIn } from './shadow-table';
import type { SkippedStream } from './skipped-streams';

const tries = 20;

const lockTimedOut = (error: unknown): boolean => error instanceof DatabaseError && error.code === '55P03';

/** Holds the checkpoints, so that nobody moves them: whoever tries waits, and then finds another owner. */
const hold = `
  update read.checkpoints set owner = $1, updated_at = now() where name = any($2)`;

const settle = `
  update read.checkpoints c set position = $1, version = n.version, updated_at = now()
    from unnest($2::text[], $3::int[]) n(name, version) where c.name = n.name`;

/** What the rebuild left out is in quarantine, and nothing else. */
const quarantineAnew = async (connection: Client, model: string, skipped: readonly SkippedStream[]): Promise<void> => {
  await connection.query(deleteAllQuarantined(model));
  for (const poison of skipped) await connection.query(insertQuarantined(model, poison, 1));
};

/**
 * In one transaction: fences off who keeps the read models current, folds what has come up to this moment, puts the rebuilt tables in
 * place and moves the checkpoints. Readers wait for that moment; the rows were committed before it, so a reader's older view has them.
 */
export const swap = async (shadows: Shadows, owner: string): Promise<void> => {
  const { connection, rebuilds } = shadows;
  const names = rebuilds.map(({ model }) => model.name);
  const versions = rebuilds.map(({ model }) => model.version);
  for (let attempt = 1; ; attempt += 1) {
    try {
      await connection.query(`begin; set local lock_timeout = '2s'; set local synchronous_commit = off`);
      await connection.query(hold, [owner, names]);
      await shadows.catchUp();
      await connection.query(`set local role ${projectorRole}`);
      await together(rebuilds.flatMap(({ folding }) => folding.statements()).map((each) => connection.query(each)));
      await connection.query('reset role');
      for (const { model } of rebuilds) await connection.query(swapIn(model));
      for (const { model, skipped } of rebuilds) await quarantineAnew(connection, model.name, skipped.all);
      await connection.query(settle, [shadows.position, names, versions]);
      await connection.query('commit');
      return;
    } catch (error) {
      await connection.query('rollback');
      // A reader was at work on a table for long: the next moment may be better.
      if (!lockTimedOut(error) || attempt === tries) throw error;
      await pause(100 * attempt);
    }
  }
};
