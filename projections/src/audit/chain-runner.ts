import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { warnOfFailure } from '@pilotlight/subscriptions/log';
import { pauseUnless } from '@pilotlight/subscriptions/back-off';
import { claim } from '@pilotlight/subscriptions/checkpoint';
import type { RunnerSurroundings } from '@pilotlight/subscriptions/subscription-runner';
import { isOwnerHung } from '@pilotlight/subscriptions/hung-owner';
import { LeaderLock } from '@pilotlight/subscriptions/leader-lock';
import type { RunnerProgress } from '@pilotlight/subscriptions/runner-progress';
import { auditChain } from './audit-schema';
import { chainBatch } from './chain-batch';
import { insertCheckpoint } from './chain-statements';
import { sealGrownChains } from './seal-heads';
import type { SigningKey } from './signing-key';

const batchSize = 1_000;
const lookEveryMs = 500;
const sealEvery = 60_000;

export interface ChainSurroundings extends RunnerSurroundings {
  readonly signingKey: SigningKey;
}

/** Behind the appends, page by page; seals the heads once a minute, in one process at a time. */
export class ChainRunner {
  private readonly owner: LeaderLock;
  private events = 0;
  private batches = 0;

  constructor(private readonly surroundings: ChainSurroundings) {
    const { log } = surroundings;
    this.owner = new LeaderLock(
      {
        name: auditChain,
        purpose: 'audit chain',
        follow: (connection, over, healthy) => this.follow(connection, over, healthy),
        isHung: (connection) => isOwnerHung(connection, surroundings.eventStore, auditChain, Date.now()),
        failed: (error, failures) => {
          warnOfFailure(log, { failures, error }, 'The audit chain has stopped; it goes on from its checkpoint');
          return false;
        },
      },
      surroundings,
    );
  }

  get progress(): RunnerProgress {
    const { events, batches } = this;
    return { model: auditChain, role: this.owner.role, events, batches };
  }

  start(): void {
    this.owner.start();
  }

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
        this.events += events.length;
        this.batches += 1;
        moved(auditChain, position);
      }
      if (Date.now() - sealedAt >= sealEvery) {
        await sealGrownChains(connection, signingKey, new Date());
        sealedAt = Date.now();
      }
      healthy();
      if (events.length < batchSize) await pauseUnless(over, lookEveryMs);
    }
  }
}
