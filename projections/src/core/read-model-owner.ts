import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Position } from '@pilotlight/contracts/events/event';
import type { Client } from 'pg';
import type { Log } from '@pilotlight/subscriptions/log';
import type { ReadModel } from '../read-model';
import { FencedOff, moveCheckpoint, type Move } from '@pilotlight/subscriptions/checkpoint';
import { pipelined } from '@pilotlight/subscriptions/pipeline';
import { begin, writeFenced } from './fenced';
import { foldBatch, isTouchedBy, touchedKeys } from './fold-batch';
import { clearRows, deleteRows, storedRows, upsertRows } from './table-statements';
import type { Poison } from '@pilotlight/subscriptions/quarantine/poison';
import {
  insertQuarantined,
  selectQuarantined,
  toQuarantined,
} from '@pilotlight/subscriptions/quarantine/quarantine-rows';
import { reportQuarantine } from '@pilotlight/subscriptions/quarantine/report-quarantine';
import {
  areSameStreams,
  isFoldedFrom,
  isQuarantined,
  type QuarantinedStreams,
  withoutQuarantined,
} from '@pilotlight/subscriptions/quarantine/quarantined-streams';
import type { CheckpointOwner, Step } from '@pilotlight/subscriptions/subscriber';

export interface Ownership {
  readonly connection: Client;
  readonly model: ReadModel;
  readonly owner: string;
  readonly position: Position;
  readonly quarantined: QuarantinedStreams;
}

/**
 * One transaction of two round trips. Where no event is the model's, as most aren’t, and nothing is known to be quarantined, the
 * checkpoint moves alone. It moves first in any case: a former owner finds out before reading. Returns the streams that are quarantined, for
 * others may have re-driven some of `known`. Throws FencedOff and UnfoldableEvent; roll back on any failure.
 */
export const applyBatch = async (
  connection: Client,
  model: ReadModel,
  events: readonly RecordedEvent[],
  move: Omit<Move, 'model'>,
  known: QuarantinedStreams = new Map(),
): Promise<QuarantinedStreams> => {
  const fresh = events.filter((event) => event.position > move.from);
  if (known.size === 0 && !isTouchedBy(model, fresh)) {
    const { rowCount } = await connection.query(moveCheckpoint({ ...move, model: model.name }));
    if (rowCount !== 1) throw new FencedOff(model.name);
    return known;
  }
  const keys = touchedKeys(model, withoutQuarantined(fresh, known));
  const [, moved, held, wantedRows] = await pipelined(connection, (statements) => [
    statements.query(begin),
    statements.query(moveCheckpoint({ ...move, model: model.name })),
    statements.query<{ stream: string; revision: number }>(selectQuarantined(model.name)),
    storedRows(statements, model, keys),
  ]);
  if (moved.rowCount !== 1) throw new FencedOff(model.name);

  const quarantined = toQuarantined(held.rows);
  const taken = withoutQuarantined(fresh, quarantined);
  const stored = areSameStreams(known, quarantined)
    ? wantedRows
    : await storedRows(connection, model, touchedKeys(model, taken));
  const { upserted, deleted, cleared } = foldBatch(model, taken, stored);
  await pipelined(connection, (statements) => [
    ...clearRows(model.table, cleared).map((query) => statements.query(query)),
    ...(upserted.length > 0 ? [statements.query(upsertRows(model.table, upserted))] : []),
    ...(deleted.length > 0 ? [statements.query(deleteRows(model.table, deleted))] : []),
    statements.query('commit'),
  ]);
  return quarantined;
};

export class ReadModelOwner implements CheckpointOwner {
  private reached: Position;
  private quarantined: QuarantinedStreams;

  constructor(
    private readonly held: Ownership,
    private readonly log: Log,
  ) {
    this.reached = held.position;
    this.quarantined = held.quarantined;
  }

  get position(): Position {
    return this.reached;
  }

  stepsOf(events: readonly RecordedEvent[], next: Position): readonly Step[] {
    return [{ events, to: next }];
  }

  async apply({ events, to }: Step): Promise<void> {
    const { connection, model, owner } = this.held;
    try {
      const move = { owner, from: this.reached, to };
      this.quarantined = await applyBatch(connection, model, events, move, this.quarantined);
    } catch (error) {
      await connection.query('rollback');
      throw error;
    }
    this.reached = to;
  }

  isOfNoConcern({ stream, revision, eventType: type }: Poison): boolean {
    return !isFoldedFrom(this.held.model, stream) || isQuarantined(this.quarantined, { stream, revision, type });
  }

  async quarantine(poison: Poison, attempts: number): Promise<void> {
    const { connection, model, owner } = this.held;
    const { stream, revision, position } = poison;
    const move = { model: model.name, owner, from: this.reached, to: position };
    await writeFenced(connection, move, [insertQuarantined(model.name, poison, attempts)]);
    if (!this.quarantined.has(stream)) this.quarantined = new Map([...this.quarantined, [stream, revision]]);
    reportQuarantine(this.log, model.name, poison, attempts);
    this.reached = position;
  }
}
