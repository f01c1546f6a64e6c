import type { Position } from '@pilotlight/contracts/events/event';
import type { Client } from 'pg';

export class PublisherReplaced extends Error {
  constructor(topic: string) {
    super(`Another process publishes to ${topic} now`);
    this.name = 'PublisherReplaced';
  }
}

/** The topic was remade with fewer partitions than hold the tenants. */
export class TopicTooNarrow extends Error {
  constructor(topic: string, partitions: number, needed: number) {
    super(`Topic ${topic} has ${partitions} partitions; its tenants are spread over ${needed}`);
    this.name = 'TopicTooNarrow';
  }
}

interface PublisherRow {
  readonly partitions: number;
  readonly position: Position;
}

export const readPartitionCount = async (connection: Client, topic: string): Promise<number | undefined> => {
  const { rows } = await connection.query<PublisherRow>('select partitions from feed.publisher where topic = $1', [
    topic,
  ]);
  return rows[0]?.partitions;
};

/** The first publisher of all decides over how many partitions tenants are spread. Throws TopicTooNarrow. */
export const takeOverPublisher = async (
  connection: Client,
  topic: string,
  owner: string,
  partitions: number,
): Promise<PublisherRow> => {
  const { rows } = await connection.query<PublisherRow>(
    `insert into feed.publisher (topic, partitions, owner) values ($1, $2, $3)
     on conflict (topic) do update set owner = excluded.owner, updated_at = now()
     returning partitions, position`,
    [topic, partitions, owner],
  );
  const [row] = rows;
  if (!row) throw new PublisherReplaced(topic);
  if (partitions < row.partitions) throw new TopicTooNarrow(topic, partitions, row.partitions);
  return row;
};

export interface Published {
  readonly topic: string;
  readonly owner: string;
  readonly from: Position;
  readonly to: Position;
}

/** Throws PublisherReplaced where another process has moved or owns the checkpoint. */
export const movePublisher = async (connection: Client, { topic, owner, from, to }: Published): Promise<void> => {
  const { rowCount } = await connection.query(
    `update feed.publisher set position = $4, updated_at = now() where topic = $1 and owner = $2 and position = $3`,
    [topic, owner, from, to],
  );
  if (rowCount !== 1) throw new PublisherReplaced(topic);
};

export const readPublished = async (connection: Client, topic: string): Promise<Position | undefined> => {
  const { rows } = await connection.query<PublisherRow>('select position from feed.publisher where topic = $1', [
    topic,
  ]);
  return rows[0]?.position;
};

export const standsSince = async (connection: Client, topic: string, milliseconds: number): Promise<boolean> => {
  const { rowCount } = await connection.query(
    `select from feed.publisher where topic = $1 and updated_at < now() - $2::int * interval '1 millisecond'`,
    [topic, milliseconds],
  );
  return rowCount === 1;
};
