import type { Position } from '@pilotlight/contracts/events/event';
import type { EventStore } from '@pilotlight/event-store/event-store';
import { auditChain } from './audit/audit-schema';
import { ChainRunner } from './audit/chain-runner';
import { SigningKey } from './audit/signing-key';
import { connect } from '@pilotlight/subscriptions/database-connection';
import type { Log } from '@pilotlight/subscriptions/log';
import { migrate } from './migrations/migrate';
import type { ReadModel } from './read-model';
import { readModels, withPersonalData, type ReadModelName } from './read-models';
import { CaughtUp } from '@pilotlight/subscriptions/caught-up';
import { CheckpointWatch } from '@pilotlight/subscriptions/checkpoint-watch';
import { GroupRunner } from '@pilotlight/subscriptions/kafka/group-runner';
import { readModelGroup } from './core/kafka/read-model-group';
import type { KafkaFeed } from '@pilotlight/subscriptions/kafka/kafka-feed';
import { FeedPublisher } from '@pilotlight/subscriptions/kafka/publisher';
import { lagBehind, type Lag } from '@pilotlight/subscriptions/lag';
import { dropRemains } from './rebuild/rebuild-lock';
import { BatchThrottle } from '@pilotlight/subscriptions/batch-throttle';
import { ReadModelSubscriber } from './core/read-model-subscriber';
import { type RunnerSurroundings, SubscriptionRunner } from '@pilotlight/subscriptions/subscription-runner';
import type { RunnerProgress } from '@pilotlight/subscriptions/runner-progress';

export interface ProjectionsOptions {
  readonly databaseUrl: string;
  readonly eventStore: EventStore;
  readonly log: Log;
  /** By default those of the dashboards. */
  readonly models?: readonly ReadModel[];
  /** By default the read models follow the log itself. */
  readonly kafka?: KafkaFeed | undefined;
  /** Where it is given, the audit chain is kept and sealed with its key. */
  readonly auditSeed?: Buffer;
}

export type Subscriber = ReadModelName | typeof auditChain;

export interface Projections {
  stop(): Promise<void>;
  /** True once these models show the position, whichever process keeps them; false after `timeout` ms (2,000). Never rejects. */
  waitForPosition(position: Position, models: readonly Subscriber[], timeout?: number): Promise<boolean>;
  readonly modelsWithPersonalData: readonly string[];
  lag(): Promise<Lag>;
  /** Removes what killed rebuilds left. Resolves with the models under rebuild. */
  clearRemains(): Promise<readonly string[]>;
  progress(): readonly RunnerProgress[];
}

const patience = 2_000;

const migrated = async (databaseUrl: string, models: readonly ReadModel[]): Promise<void> => {
  const connection = await connect(databaseUrl, 'migration');
  try {
    await migrate(connection, models);
  } finally {
    await connection.end();
  }
};

const remainsCleared = async (databaseUrl: string, models: readonly ReadModel[]): Promise<readonly string[]> => {
  const connection = await connect(databaseUrl, 'upkeep');
  try {
    await connection.query('begin');
    const underWay = await dropRemains(connection, models);
    await connection.query('commit');
    return underWay;
  } finally {
    await connection.end();
  }
};

const runnersOf = (
  models: readonly ReadModel[],
  surroundings: RunnerSurroundings,
  kafka: KafkaFeed | undefined,
): readonly (SubscriptionRunner | GroupRunner)[] =>
  models.map((model) =>
    kafka
      ? new GroupRunner(readModelGroup(model, surroundings), kafka, surroundings)
      : new SubscriptionRunner(new ReadModelSubscriber(model, surroundings), surroundings),
  );

const projections = async (options: ProjectionsOptions, keepsCurrent: boolean): Promise<Projections> => {
  const { databaseUrl, eventStore, log, models = readModels, auditSeed } = options;
  await migrated(databaseUrl, models);

  const subscribers = [...models, ...(auditSeed ? [{ name: auditChain, version: 1 }] : [])];
  const names = subscribers.map(({ name }) => name);
  const caughtUp = new CaughtUp();
  const throttle = new BatchThrottle(caughtUp);
  const watch = new CheckpointWatch(databaseUrl, subscribers, caughtUp, log, () => throttle.hurry());
  const moved = (model: string, position: Position): void => watch.moved(model, position);
  const surroundings = { databaseUrl, eventStore, log, moved, rest: () => throttle.rest() };
  const chains = auditSeed ? [new ChainRunner({ ...surroundings, signingKey: new SigningKey(auditSeed) })] : [];
  const runners = keepsCurrent ? [...runnersOf(models, surroundings, options.kafka), ...chains] : [];
  const publishers = keepsCurrent && options.kafka ? [new FeedPublisher(options.kafka, surroundings)] : [];
  watch.start();
  for (const each of [...publishers, ...runners]) each.start();

  return {
    stop: async () => {
      const stopped = [...publishers, ...runners].map((each) => each.stop());
      throttle.hurry();
      await Promise.all(stopped);
      await watch.stop();
    },
    waitForPosition: (position, models, timeout = patience) => {
      const shown = caughtUp.waitFor(position, models, timeout);
      if (caughtUp.waiting) {
        throttle.hurry();
        watch.ask();
      }
      return shown;
    },
    modelsWithPersonalData: withPersonalData(models),
    lag: async () => lagBehind(eventStore, names, await watch.standing(), Date.now()),
    clearRemains: () => remainsCleared(databaseUrl, models),
    progress: () => runners.map((runner) => runner.progress),
  };
};

/** One owner for each model among all processes. Rejects without a database at the start; later outages heal by themselves. */
export const startProjections = (options: ProjectionsOptions): Promise<Projections> => projections(options, true);

/** The same readers, for a process whose read models are kept elsewhere. */
export const watchProjections = (options: ProjectionsOptions): Promise<Projections> => projections(options, false);
