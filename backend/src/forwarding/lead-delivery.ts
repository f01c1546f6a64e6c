import { Injectable, Logger } from '@nestjs/common';
import type { CancelReason } from '@pilotlight/contracts/values/connection';
import type { ForwardedPayload } from '@pilotlight/contracts/values/forwarded-lead';
import { KeyedMutex } from '../concurrency/keyed-mutex';
import type { DeliveryRow } from '../database/delivery-row';
import { LeadDeliveries } from '../database/lead-deliveries';
import type { ForwardOutcome } from '../gateways/crm/forward-outcome';
import { InstallerProfiles } from '../installers/installer-profiles';
import { JobPostponed } from '../jobs/job-postponed';
import type { KeptConnection } from '../secrets/connection-row';
import { Connections } from '../secrets/connections';
import { nextTryIn } from './back-off';
import { FailingConnections } from './failing-connections';
import { LeadQueue } from './lead-queue';
import { LeadSender } from './lead-sender';
import { Payloads } from './payloads';
import { TargetBreakers } from './target-breakers';

/** Without an outcome by then, its process was killed: several requests have 15 s each. */
const longestAttempt = 200_000;
const goneForGood = 410;
/** Until another process has sent what is under way of the same lead. */
const shortWait = 2_000;

/** The attempt is on record before anything leaves. A crash in between leaves `unknown`, never sent again by itself. */
@Injectable()
export class LeadDelivery {
  readonly #log = new Logger('lead delivery');
  readonly #leads = new KeyedMutex();

  constructor(
    private readonly deliveries: LeadDeliveries,
    private readonly connections: Connections,
    private readonly installers: InstallerProfiles,
    private readonly payloads: Payloads,
    private readonly sender: LeadSender,
    private readonly breakers: TargetBreakers,
    private readonly failing: FailingConnections,
    private readonly queue: LeadQueue,
  ) {}

  /** `byHand`: somebody waits for what comes of it, so that a target at rest is tried all the same. */
  async deliver(deliveryId: string, byHand = false): Promise<void> {
    const found = await this.deliveries.find(deliveryId);
    if (!found) return;
    const lead = `${found.connectionId} ${found.subjectId ?? found.id}`;
    await this.#leads.take(lead, async () => await this.#deliver(deliveryId, byHand));
  }

  async #deliver(deliveryId: string, byHand: boolean): Promise<void> {
    const row = await this.deliveries.find(deliveryId);
    if (row?.status === 'sending') return await this.#lost(row);
    if (row?.status !== 'waiting') return;
    const connection = await this.connections.one(row.slug, row.connectionId);
    if (!connection) return;
    const stopped = await this.#whyStopped(row, connection);
    if (stopped) return await this.deliveries.cancel(row.id, stopped);
    const payload = await this.payloads.of(row);
    if (typeof payload === 'string') return await this.deliveries.cancel(row.id, payload);
    const breaker = this.breakers.of(connection.id);
    if (!breaker.enter() && !byHand) return await this.#putOff(row, this.breakers.restOf(connection.id));
    const claimed = await this.deliveries.claim(row.id).catch((error: unknown) => {
      breaker.calledOff();
      throw error;
    });
    if (!claimed || claimed === 'busy') breaker.calledOff();
    if (claimed === 'busy') return await this.#putOff(row, shortWait);
    if (claimed) await this.#send(claimed, connection, payload);
  }

  async #send(claimed: DeliveryRow, connection: KeptConnection, payload: ForwardedPayload): Promise<void> {
    const breaker = this.breakers.of(connection.id);
    const begun = performance.now();
    const outcome = await this.sender.send(connection, claimed, payload).catch((error: unknown) => {
      breaker.calledOff();
      throw error;
    });
    if (outcome.kind === 'taken') breaker.succeeded();
    else breaker.failed();
    await this.#record(claimed, connection, outcome, Math.round(performance.now() - begun));
  }

  async #record(row: DeliveryRow, connection: KeptConnection, outcome: ForwardOutcome, milliseconds: number) {
    const { status, problem, answer, externalId, retryAfterSeconds, kind } = outcome;
    const isTest = row.event === 'connection.test';
    const isGone = status === goneForGood && connection.kind === 'webhook';
    const again = isTest || isGone ? null : nextTryIn(row.tries, retryAfterSeconds, Math.random());
    const failed = again === null ? 'failed' : { again };
    const becomes = kind === 'taken' ? 'delivered' : failed;
    const { account } = connection;
    await this.deliveries.end(row, { status, problem, answer, externalId, account, milliseconds, becomes });
    if (kind === 'taken') return await this.connections.delivered(connection.slug, connection.id);
    const { slug, id: connectionId } = connection;
    this.#log.warn({ event: 'lead not taken', slug, connectionId, deliveryId: row.id, status, problem });
    if (again !== null) await this.#wake(row);
    if (!isTest || isGone) await this.failing.note(connection, isGone);
  }

  async #wake(row: DeliveryRow): Promise<void> {
    const dueAt = (await this.deliveries.find(row.id))?.nextAttemptAt;
    if (dueAt) await this.queue.wake(row, dueAt);
  }

  async #putOff(row: DeliveryRow, milliseconds: number): Promise<void> {
    const dueAt = await this.deliveries.putOff(row.id, milliseconds);
    if (dueAt !== null) await this.queue.wake(row, dueAt);
  }

  async #whyStopped({ event }: DeliveryRow, { slug, enabled }: KeptConnection): Promise<CancelReason | null> {
    if ((await this.installers.contactOf(slug))?.status !== 'active') return 'suspended';
    // It is tried out before it is switched on.
    return enabled || event === 'connection.test' ? null : 'off';
  }

  /** Another process is at it, or was killed at it. */
  async #lost({ id }: DeliveryRow): Promise<void> {
    if ((await this.deliveries.lose(longestAttempt, id)) === 0)
      throw new JobPostponed('A lead is being sent: it is looked at again');
  }
}

export const lostAfter = longestAttempt;
