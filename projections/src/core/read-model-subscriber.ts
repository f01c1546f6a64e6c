import { randomUUID } from 'node:crypto';
import type { EventStore } from '@pilotlight/event-store/event-store';
import type { Client } from 'pg';
import { failure, type Log, warnOfFailure } from '@pilotlight/subscriptions/log';
import type { ReadModel } from '../read-model';
import { FencedOff } from '@pilotlight/subscriptions/checkpoint';
import { isOwnerHung } from '@pilotlight/subscriptions/hung-owner';
import { settlePartitions } from '@pilotlight/subscriptions/kafka/settle-partitions';
import { blameOf, foldedPoison } from '@pilotlight/subscriptions/quarantine/poison';
import { readQuarantined } from '@pilotlight/subscriptions/quarantine/quarantine-rows';
import { reportQuarantine } from '@pilotlight/subscriptions/quarantine/report-quarantine';
import type { CheckpointOwner, Subscriber } from '@pilotlight/subscriptions/subscriber';
import { partitionedReadModel } from './kafka/partitioned-read-model';
import { redrive, reportRedriven } from './quarantine/redrive';
import { type Ownership, ReadModelOwner } from './read-model-owner';
import { takeOver } from './take-over';

interface ReadModelSubscriberSurroundings {
  readonly eventStore: EventStore;
  readonly log: Log;
}

export class ReadModelSubscriber implements Subscriber {
  readonly name: string;
  readonly purpose: string;
  readonly batchSize = 1_000;
  readonly blameOf = blameOf;
  readonly poisonOf = foldedPoison;
  /** Not retried here: this process can't read tomorrow what it can't read today. */
  private readonly tried = new Set<string>();

  constructor(
    private readonly model: ReadModel,
    private readonly surroundings: ReadModelSubscriberSurroundings,
  ) {
    this.name = model.name;
    this.purpose = `read model ${model.name}`;
  }

  async takeOver(connection: Client): Promise<CheckpointOwner> {
    const { eventStore, log } = this.surroundings;
    const { model } = this;
    const owner = randomUUID();
    await settlePartitions(connection, partitionedReadModel(model), eventStore, (poison, attempts) =>
      reportQuarantine(log, model.name, poison, attempts),
    );
    const position = await takeOver(connection, model, owner);
    log.info({ model: model.name, position }, 'This process keeps the read model now');
    const quarantined = await readQuarantined(connection, model.name);
    return new ReadModelOwner(await this.healed({ connection, model, owner, position, quarantined }), log);
  }

  isHung(connection: Client): Promise<boolean> {
    return isOwnerHung(connection, this.surroundings.eventStore, this.name, Date.now());
  }

  /** The database answers while an event is retried, so health needs no alarm. */
  failed(error: unknown, failures: number): boolean {
    const { log } = this.surroundings;
    const { name: model } = this;
    if (error instanceof FencedOff) {
      log.info({ model }, 'The read model was replayed or taken over elsewhere; this process follows again');
      return false;
    }
    const blame = blameOf(error);
    if (blame) log.warn({ model, failures, ...failure(error), blame }, 'An event is tried again');
    else warnOfFailure(log, { model, failures, error }, 'A read model has stopped; it goes on from its checkpoint');
    return blame !== undefined;
  }

  /** This process may be able to read what another one quarantined: it is tried once. */
  private async healed(held: Ownership): Promise<Ownership> {
    const { eventStore, log } = this.surroundings;
    const untried = [...held.quarantined.keys()].filter((stream) => !this.tried.has(stream));
    if (untried.length === 0) return held;
    const redriven = await redrive(held, eventStore, untried);
    for (const stream of redriven.kept) this.tried.add(stream);
    reportRedriven(log, this.name, redriven);
    const quarantined = new Map([...held.quarantined].filter(([stream]) => !redriven.healed.includes(stream)));
    return { ...held, quarantined };
  }
}
