import type { Position } from '@pilotlight/contracts/events/event';
import { connect, wholeTable } from '@pilotlight/subscriptions/database-connection';
import { projectorRole } from '../roles';
import { readCheckpoints } from '@pilotlight/subscriptions/checkpoint';
import { readQuarantined } from '@pilotlight/subscriptions/quarantine/quarantine-rows';
import { areSameStreams, type QuarantinedStreams } from '@pilotlight/subscriptions/quarantine/quarantined-streams';
import { differingRows, type RowDifference } from './compare-tables';
import { holdingCheckpoint } from './hold-checkpoint';
import type { ModelRebuild } from './model-rebuild';
import { beginAll, endAll, foldAll, type RebuildOptions } from './rebuild';
import type { SkippedStream } from './skipped-streams';
import { shadowOf } from './shadow-table';

export interface Verified {
  readonly model: string;
  /** At which both were compared. */
  readonly position: Position;
  readonly rows: number;
  /** How many rows differ; `examples` are the first of them. */
  readonly differing: number;
  readonly examples: readonly RowDifference[];
  readonly skipped: readonly SkippedStream[];
}

export interface Verification {
  readonly events: number;
  readonly models: readonly Verified[];
}

/** The read model was begun anew or changed its quarantine while it was verified, or is of another version. */
export class NotComparable extends Error {
  constructor(model: string) {
    super(`${model} is of another version or was changed meanwhile; verify it again once it has caught up`);
    this.name = 'NotComparable';
  }
}

const examples = 20;

/** Brings the shadow to where the read model stands and takes one look at both; the read model goes on while they are compared. */
const compare = async (
  options: RebuildOptions,
  rebuild: ModelRebuild,
  quarantined: QuarantinedStreams,
): Promise<Verified> => {
  const { databaseUrl, eventStore } = options;
  const { name, version, table } = rebuild.model;
  const look = await connect(databaseUrl, `verification of ${name}`, wholeTable);
  try {
    await look.query(`begin isolation level repeatable read read only; set local role ${projectorRole};
                      set local idle_in_transaction_session_timeout = 0`);
    const position = await holdingCheckpoint(databaseUrl, name, async (connection, held) => {
      if (held.version !== version || held.position < rebuild.position) throw new NotComparable(name);
      if (!areSameStreams(quarantined, await readQuarantined(connection, name))) throw new NotComparable(name);
      await rebuild.catchUp(eventStore, held.position);
      await rebuild.write();
      await look.query('select 1');
      return held.position;
    });
    const { rows } = await look.query<RowDifference>(differingRows(table, table.name, shadowOf(table).name, examples));
    const { rows: counted } = await look.query<{ count: number }>(`select count(*) as count from read.${table.name}`);
    return {
      model: name,
      position,
      rows: counted[0]?.count ?? 0,
      differing: rows[0]?.count ?? 0,
      examples: rows,
      skipped: rebuild.skipped.all,
    };
  } finally {
    await look.end();
  }
};

const standing = async ({ databaseUrl, models }: RebuildOptions): Promise<Position | undefined> => {
  const connection = await connect(databaseUrl, 'verification');
  try {
    const held = await readCheckpoints(connection);
    const positions = models.map(({ name, version }) => {
      const checkpoint = held.get(name);
      if (checkpoint?.version !== version) throw new NotComparable(name);
      return checkpoint.position;
    });
    return positions.toSorted()[0];
  } finally {
    await connection.end();
  }
};

/** What a read model has quarantined is no difference: it is left out here as well. */
const leavingOut = async (
  rebuilds: readonly ModelRebuild[],
): Promise<ReadonlyMap<ModelRebuild, QuarantinedStreams>> => {
  const all = new Map<ModelRebuild, QuarantinedStreams>();
  for (const rebuild of rebuilds) {
    const quarantined = await readQuarantined(rebuild.connection, rebuild.model.name);
    rebuild.skipped.expect(quarantined);
    all.set(rebuild, quarantined);
  }
  return all;
};

/** Changes nothing; each model is compared at one position. Throws AlreadyRebuilding, NotComparable, StoreUnavailable. */
export const verify = async (options: RebuildOptions): Promise<Verification> => {
  const upTo = await standing(options);
  const rebuilds = await beginAll(options);
  try {
    const quarantined = await leavingOut(rebuilds);
    const events = await foldAll(rebuilds, options, upTo);
    const verified: Verified[] = [];
    for (const each of rebuilds) {
      options.signal?.throwIfAborted();
      verified.push(await compare(options, each, quarantined.get(each) ?? new Map<string, number>()));
    }
    return { events, models: verified };
  } finally {
    await endAll(rebuilds);
  }
};
