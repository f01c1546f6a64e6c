import type { Client, QueryConfig } from 'pg';
import type { Statements } from '../pipeline';
import type { Poison } from './poison';
import type { QuarantinedStreams } from './quarantined-streams';

interface Held {
  readonly stream: string;
  readonly revision: number;
}

export const selectQuarantined = (model: string): QueryConfig => ({
  name: 'select quarantined',
  text: 'select stream, revision from read.quarantine where model = $1 order by stream',
  values: [model],
});

export const toQuarantined = (rows: readonly Held[]): QuarantinedStreams =>
  new Map(rows.map(({ stream, revision }) => [stream, revision]));

export const readQuarantined = async (connection: Client, model: string): Promise<QuarantinedStreams> =>
  toQuarantined((await connection.query<Held>(selectQuarantined(model))).rows);

export const insertQuarantined = (model: string, poison: Poison, attempts: number): QueryConfig => ({
  text: `insert into read.quarantine (model, stream, revision, position, event_type, reason, attempts)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict (model, stream) do nothing`,
  values: [model, poison.stream, poison.revision, poison.position, poison.eventType, poison.reason, attempts],
});

export const deleteQuarantined = (model: string, streams: readonly string[]): QueryConfig => ({
  text: 'delete from read.quarantine where model = $1 and stream = any($2)',
  values: [model, streams],
});

export const deleteAllQuarantined = (model: string): QueryConfig => ({
  text: 'delete from read.quarantine where model = $1',
  values: [model],
});

export const countAttempt = (model: string, streams: readonly string[]): QueryConfig => ({
  text: 'update read.quarantine set attempts = attempts + 1 where model = $1 and stream = any($2)',
  values: [model, streams],
});

export const countQuarantined = async (statements: Statements): Promise<Readonly<Record<string, number>>> => {
  const { rows } = await statements.query<{ model: string; streams: number }>(
    'select model, count(*) as streams from read.quarantine group by model order by model',
  );
  return Object.fromEntries(rows.map(({ model, streams }) => [model, streams]));
};
