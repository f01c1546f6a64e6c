import type { Position } from '@pilotlight/contracts/events/event';
import type { Client } from 'pg';
import type { Poison } from '../quarantine/poison';

export class PolicyReplaced extends Error {
  constructor(policy: string) {
    super(`Another process runs policy ${policy} now`);
    this.name = 'PolicyReplaced';
  }
}

export const takeOverPolicy = async (
  connection: Client,
  policy: string,
  owner: string,
  from: Position,
): Promise<Position> => {
  const { rows } = await connection.query<{ position: Position }>(
    `insert into policies.checkpoints (name, position, owner) values ($1, $3, $2)
     on conflict (name) do update set owner = excluded.owner, updated_at = now()
     returning position`,
    [policy, owner, from],
  );
  return rows[0]?.position ?? from;
};

export interface PolicyMove {
  readonly policy: string;
  readonly owner: string;
  readonly from: Position;
  readonly to: Position;
}

/** Throws PolicyReplaced where another process has moved or owns the checkpoint. */
export const movePolicy = async (connection: Client, { policy, owner, from, to }: PolicyMove): Promise<void> => {
  const { rowCount } = await connection.query({
    name: 'move policy',
    text: `update policies.checkpoints set position = $4, updated_at = now() where name = $1 and owner = $2 and position = $3`,
    values: [policy, owner, from, to],
  });
  if (rowCount !== 1) throw new PolicyReplaced(policy);
};

/** Kept for an admin to see; idempotent. */
export const setAside = async (
  connection: Client,
  policy: string,
  { stream, revision, eventType, reason }: Poison,
): Promise<void> => {
  await connection.query(
    `insert into policies.set_aside (policy, stream, revision, event_type, reason) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [policy, stream, revision, eventType, reason],
  );
};

/** Undefined where the checkpoint has moved within so many milliseconds. */
export const standsAt = async (
  connection: Client,
  policy: string,
  milliseconds: number,
): Promise<Position | undefined> => {
  const { rows } = await connection.query<{ position: Position }>(
    `select position from policies.checkpoints where name = $1 and updated_at < now() - $2::int * interval '1 millisecond'`,
    [policy, milliseconds],
  );
  return rows[0]?.position;
};
