import type { Client, QueryConfig } from 'pg';
import { pipelined } from '@pilotlight/subscriptions/pipeline';
import { projectorRole } from '../roles';
import { FencedOff, moveCheckpoint, type Move } from '@pilotlight/subscriptions/checkpoint';

/** A crash that loses this commit loses rows and checkpoint alike, or an unfinished rebuild: there is nothing to wait for the disk for. */
export const begin = `begin; set local role ${projectorRole}; set local synchronous_commit = off`;

/**
 * Writes in the one transaction that moves a read model's checkpoint, or that holds it where it is; nothing where somebody else owns it.
 * Throws FencedOff. After any failure the transaction is over.
 */
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
