import type { Position } from '@pilotlight/contracts/events/event';
import { type EventStore, start } from '@pilotlight/event-store/event-store';
import { progressTo } from '@pilotlight/event-store/progress';
import type { Client } from 'pg';
import { connect } from '../../database-connection';
import { projectorRole } from '../../migrations/read-schema';
import type { ReadModel } from '../../read-model';
import { ModelRebuild } from './model-rebuild';
import { tryToRebuild } from './rebuild-lock';
import { scan } from './scan';
import { dropShadow, indexShadow, makeShadow } from './shadow-table';

export interface RebuildOptions {
  readonly databaseUrl: string;
  readonly eventStore: EventStore;
  readonly models: readonly ReadModel[];
  readonly onProgress?: (progress: RebuildProgress) => void;
}

export interface RebuildProgress {
  /** Events read so far. */
  readonly events: number;
  /** From 0 to 1. */
  readonly done: number;
}

/** Another process rebuilds one of the read models now. */
export class AlreadyRebuilding extends Error {
  constructor(model: string) {
    super(`Read model ${model} is being rebuilt already`);
    this.name = 'AlreadyRebuilding';
  }
}

/** The read models as the log gives them, in shadow tables that nobody reads. */
export interface Shadows {
  readonly rebuilds: readonly ModelRebuild[];
  readonly connection: Client;
  /** Folds what has come since; up to a position, or to where the log ends now. */
  catchUp(upTo?: Position): Promise<void>;
  readonly position: Position;
  readonly events: number;
}

/** Makes shadows of the read models and folds the log into them, once for all; they are dropped when `use` is over. */
export const withShadows = async <T>(options: RebuildOptions, use: (shadows: Shadows) => Promise<T>): Promise<T> => {
  const { databaseUrl, eventStore, models, onProgress = () => {} } = options;
  const connection = await connect(databaseUrl, 'rebuild');
  const lookups = await connect(databaseUrl, 'rebuild lookups');
  try {
    await lookups.query(`set role ${projectorRole}`);
    for (const { name } of models) if (!(await tryToRebuild(connection, name))) throw new AlreadyRebuilding(name);
    for (const model of models) await connection.query(makeShadow(model));
    const rebuilds = models.map((model) => new ModelRebuild(model, connection, lookups));
    const state = { position: start, events: 0 };
    const catchUp = async (upTo?: Position): Promise<void> => {
      const head = upTo ?? (await eventStore.head());
      for await (const page of scan(eventStore, state.position, upTo)) {
        for (const rebuild of rebuilds) await rebuild.take(page);
        state.position = page.next;
        state.events += page.events.length;
        onProgress({ events: state.events, done: progressTo(head, page.next) });
      }
    };
    await catchUp();
    for (const { folding } of rebuilds) await folding.write();
    for (const model of models) await connection.query(indexShadow(model));
    const shadows: Shadows = {
      rebuilds,
      connection,
      catchUp,
      get position() {
        return state.position;
      },
      get events() {
        return state.events;
      },
    };
    return await use(shadows);
  } finally {
    await connection.query(models.map(dropShadow).join('\n')).catch(() => undefined);
    await Promise.allSettled([connection.end(), lookups.end()]);
  }
};
