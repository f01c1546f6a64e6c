import type { Position } from '@pilotlight/contracts/events/event';
import type { Client, QueryConfig } from 'pg';
import type { Statements } from './pipeline';

/** Another process has taken the read model over: what was folded here must not be written. */
export class FencedOff extends Error {
  constructor(readonly model: string) {
    super(`Read model ${model} has another owner now`);
    this.name = 'FencedOff';
  }
}

const ownerLocks = 0x52454144;

/** Tries to become the one owner of a read model. It stays so for as long as the connection lives. */
export const tryToOwn = async (connection: Client, model: string): Promise<boolean> => {
  const { rows } = await connection.query<{ owned: boolean }>(
    'select pg_try_advisory_lock($1::int, hashtext($2)) as owned',
    [ownerLocks, model],
  );
  return rows[0]?.owned ?? false;
};

/** Tries to become one of those that keep a read model together, which no single owner may then. */
export const tryToShare = async (connection: Client, model: string): Promise<boolean> => {
  const { rows } = await connection.query<{ shared: boolean }>(
    'select pg_try_advisory_lock_shared($1::int, hashtext($2)) as shared',
    [ownerLocks, model],
  );
  return rows[0]?.shared ?? false;
};

/** Writes the new owner into a checkpoint, and says where that stands. Throws where there is no such checkpoint. */
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

/** Moves a checkpoint on; touches no row where somebody else has moved or owns it. */
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

/** Ends the connection of whoever owns a read model, and with it the ownership; the fence keeps what it had begun from being written. */
export const endOwner = async (connection: Client, model: string): Promise<void> => {
  await connection.query(
    `select pg_terminate_backend(pid) from pg_locks where ${lockOf('$2')} and pid <> pg_backend_pid()`,
    [ownerLocks, model],
  );
};

/** The read models that some process keeps current at this moment. */
export const readOwned = async (statements: Statements): Promise<ReadonlySet<string>> => {
  const { rows } = await statements.query<{ name: string }>({
    text: `select name from read.checkpoints where exists (select from pg_locks where ${lockOf('name')})`,
    values: [ownerLocks],
  });
  return new Set(rows.map(({ name }) => name));
};

/** How far each read model has come. */
export const readCheckpoints = async (statements: Statements): Promise<ReadonlyMap<string, Checkpoint>> => {
  const { rows } = await statements.query<Checkpoint & { name: string }>(
    'select name, version, position, updated_at as "updatedAt" from read.checkpoints',
  );
  return new Map(rows.map(({ name, ...checkpoint }) => [name, checkpoint]));
};
