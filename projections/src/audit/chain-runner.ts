import { randomUUID } from 'node:crypto';
import type { Position } from '@pilotlight/contracts/events/event';
import type { Client } from 'pg';
import { failure } from '../log';
import { pauseUnless } from '../runner/back-off';
import { claim } from '../runner/checkpoint';
import { OneOwner, type OwnerSurroundings } from '../runner/one-owner';
import { auditChain } from './audit-schema';
import { chainBatch } from './chain-batch';
import { insertCheckpoint } from './chain-statements';
import { sealGrownChains } from './seal-heads';
import type { SigningKey } from './signing-key';

const batchSize = 1_000;
/** Milliseconds. */
const lookEvery = 500;
const sealEvery = 60_000;

export interface ChainSurroundings extends OwnerSurroundings {
  readonly signingKey: SigningKey;
  /** Called once a batch is committed, and with the position that is gone on from. */
  readonly moved: (name: string, position: Position) => void;
}

/** Chains the log as it is kept, page by page behind the appends, and seals the heads once a minute; in one process at a time. */
export class ChainRunner {
  private readonly owner: OneOwner;

  constructor(private readonly surroundings: ChainSurroundings) {
    const { log } = surroundings;
    this.owner = new OneOwner(
      {
        name: auditChain,
        purpose: 'audit chain',
        follow: (connection, over, healthy) => this.follow(connection, over, healthy),
        failed: (error, failures) =>
          log.warn({ failures, ...failure(error) }, 'The audit chain has stopped; it goes on from its checkpoint'),
      },
      surroundings,
    );
  }

  start(): void {
    this.owner.start();
  }

  /** Ends after the batch under way. */
  async stop(): Promise<void> {
    await this.owner.stop();
  }

  private async follow(connection: Client, over: AbortSignal, healthy: () => void): Promise<void> {
    const { eventStore, log, moved, signingKey } = this.surroundings;
    const owner = randomUUID();
    await connection.query(insertCheckpoint);
    let { position } = await claim(connection, auditChain, owner);
    log.info({ position }, 'This process keeps the audit chain now');
    moved(auditChain, position);
    let sealedAt = 0;
    while (!over.aborted) {
      const { events, next } = await eventStore.readAllStored(position, batchSize);
      if (events.length > 0) {
        await chainBatch(connection, events, { owner, from: position, to: next });
        position = next;
        moved(auditChain, position);
      }
      if (Date.now() - sealedAt >= sealEvery) {
        await sealGrownChains(connection, signingKey, new Date());
        sealedAt = Date.now();
      }
      healthy();
      if (events.length < batchSize) await pauseUnless(over, lookEvery);
    }
  }
}
