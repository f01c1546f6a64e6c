import type { Client, QueryConfig } from 'pg';
import { pipelined } from '@pilotlight/subscriptions/pipeline';
import { projectorRole } from '../roles';
import { FencedOff, moveCheckpoint, type Move } from '@pilotlight/subscriptions/checkpoint';

/** A crash loses rows and checkpoint together, or an unfinished rebuild: no need to wait for the disk. */
export const begin = `begin; set local role ${projectorRole}; set local synchronous_commit = off`;

/** In the one transaction that moves or holds a model's checkpoint. Throws FencedOff; the transaction is over after any failure. */
export const writeFenced = async (connection: Client, move: Move, writes: readonly QueryConfig[]): Promise<void> => {
  try {
    const [, moved] = await pipelined(connection, (statements) => [
      statements.query(begin),
      statements.query(moveCheckpoint(move)),
    ]);
    if (moved.rowCount !== 1) throw new FencedOff(move.model);
    await pipelined(connection, (statements) => [
      ...writes.map((write) => statements.query(write)),
      statements.query('commit'),
    ]);
  } catch (error) {
    await connection.query('rollback');
    throw error;
  }
};
