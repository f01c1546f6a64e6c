import type { Position } from '@pilotlight/contracts/events/event';
import type { Client, QueryConfig } from 'pg';
import type { Statements } from './pipeline';

export class FencedOff extends Error {
  constructor(readonly model: string) {
    super(`Read model ${model} has another owner now`);
    this.name = 'FencedOff';
  }
}

const ownerLocks = 0x52454144;

export const tryToOwn = async (connection: Client, model: string): Promise<boolean> => {
  const { rows } = await connection.query<{ owned: boolean }>(
    'select pg_try_advisory_lock($1::int, hashtext($2)) as owned',
    [ownerLocks, model],
  );
  return rows[0]?.owned ?? false;
};

/** Shared ownership, which rules out a single owner. */
export const tryToShare = async (connection: Client, model: string): Promise<boolean> => {
  const { rows } = await connection.query<{ shared: boolean }>(
    'select pg_try_advisory_lock_shared($1::int, hashtext($2)) as shared',
    [ownerLocks, model],
  );
  return rows[0]?.shared ?? false;
};

export const claim = async (
  connection: Client,
  model: string,
  owner: string,
): Promise<Pick<Checkpoint, 'version' | 'position'>> => {
  const { rows } = await connection.query<{ version: number; position: Position }>(
    'update read.checkpoints set owner = $2, updated_at = now() where name = $1 returning version, position',
    [model, owner],
  );
  const [held] = rows;
  if (!held) throw new Error(`Read model ${model} has no checkpoint`);
  return held;
};

export interface Move {
  readonly model: string;
  readonly owner: string;
  readonly from: Position;
  readonly to: Position;
}

/** Touches no row where another process has moved or owns it. */
export const moveCheckpoint = ({ model, owner, from, to }: Move): QueryConfig => ({
  name: 'move checkpoint',
  text: `update read.checkpoints set position = $4, updated_at = now()
          where name = $1 and owner = $2 and position = $3`,
  values: [model, owner, from, to],
});

export interface Checkpoint {
  readonly version: number;
  readonly position: Position;
  /** When it last moved, ISO 8601 UTC. */
  readonly updatedAt: string;
}

const lockOf = (name: string): string => `
  locktype = 'advisory' and granted and classid::bigint = $1 and objsubid = 2 and objid::bigint = hashtext(${name})::bigint & x'ffffffff'::bigint
  and database = (select oid from pg_database where datname = current_database())`;

/** Ending the connection ends the ownership; the fence keeps what it had begun from being written. */
export const endOwner = async (connection: Client, model: string): Promise<void> => {
  await connection.query(
    `select pg_terminate_backend(pid) from pg_locks where ${lockOf('$2')} and pid <> pg_backend_pid()`,
    [ownerLocks, model],
  );
};

export const readOwned = async (statements: Statements): Promise<ReadonlySet<string>> => {
  const { rows } = await statements.query<{ name: string }>({
    text: `select name from read.checkpoints where exists (select from pg_locks where ${lockOf('name')})`,
    values: [ownerLocks],
  });
  return new Set(rows.map(({ name }) => name));
};

export const readCheckpoints = async (statements: Statements): Promise<ReadonlyMap<string, Checkpoint>> => {
  const { rows } = await statements.query<Checkpoint & { name: string }>(
    'select name, version, position, updated_at as "updatedAt" from read.checkpoints',
  );
  return new Map(rows.map(({ name, ...checkpoint }) => [name, checkpoint]));
};
