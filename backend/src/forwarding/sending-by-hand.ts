import { Injectable } from '@nestjs/common';
import type { Delivery } from '@pilotlight/contracts/http/connections';
import { randomUUID } from 'node:crypto';
import { LeadViews } from '../conversations/leads/lead-views';
import { HandSendingLimit } from '../database/hand-sending-limit';
import { LeadDeliveries, type NewDelivery } from '../database/lead-deliveries';
import { LeadDeliveryLog } from '../database/lead-delivery-log';
import { InstallerProfiles } from '../installers/installer-profiles';
import type { KeptConnection } from '../secrets/connection-row';
import { derivedId } from '../write-side/event-ids';
import { Refused } from '../write-side/refused';
import { ConnectionSettings, refuseSwitchedOffByAdmin } from './connection-settings';
import { deliveryView } from './connection-view';
import { LeadDelivery } from './lead-delivery';
import { LeadQueue } from './lead-queue';

interface ChosenLeads {
  readonly ids: readonly string[];
  readonly retryKey: string;
  readonly again: boolean;
}

/** What an installer sends itself: a test, chosen leads, one thing once more. */
@Injectable()
export class SendingByHand {
  constructor(
    private readonly settings: ConnectionSettings,
    private readonly deliveries: LeadDeliveries,
    private readonly log: LeadDeliveryLog,
    private readonly delivery: LeadDelivery,
    private readonly queue: LeadQueue,
    private readonly leads: LeadViews,
    private readonly installers: InstallerProfiles,
    private readonly limit: HandSendingLimit,
  ) {}

  async test(slug: string, connectionId: string): Promise<Delivery> {
    const connection = await this.#mayUse(slug, connectionId);
    const id = randomUUID();
    await this.deliveries.put({
      id,
      connectionId: connection.id,
      slug,
      subjectId: null,
      appointmentId: null,
      event: 'connection.test',
      happenedAt: new Date().toISOString(),
      change: null,
    });
    return await this.#sentNow(connection, id);
  }

  async again(slug: string, connectionId: string, deliveryId: string): Promise<Delivery> {
    const connection = await this.#mayUse(slug, connectionId);
    const [found] = await this.log.list({ slug, connectionId }, { id: deliveryId });
    if (!found) throw new Refused('No such delivery', 'not-found');
    if (found.event !== 'connection.test') onlyIfOn(connection);
    if (!(await this.deliveries.again(deliveryId)))
      throw new Refused('It is being sent right now. Please look again in a moment.', 'conflict');
    return await this.#sentNow(connection, deliveryId);
  }

  /** The same press again, by its key, sends nothing twice. What went there by hand before goes where it is wanted `again`. */
  async leadsTo(slug: string, connectionId: string, { ids, retryKey, again }: ChosenLeads) {
    const connection = await this.#mayUse(slug, connectionId);
    onlyIfOn(connection);
    const chosen = [...new Set(ids)];
    let [queued, before] = [0, 0];
    for (const subjectId of chosen) {
      const summary = await this.leads.summaryOf(slug, subjectId);
      if (!summary || (summary.phone === null && summary.email === null)) continue;
      const delivery: NewDelivery = {
        id: derivedId('lead forwarded', retryKey, connectionId, subjectId),
        connectionId,
        slug,
        subjectId,
        appointmentId: null,
        event: 'lead.forwarded',
        happenedAt: new Date().toISOString(),
        change: null,
      };
      if (await this.queue.putByHand(delivery, again)) queued += 1;
      else before += 1;
    }
    return { queued, before, leftOut: chosen.length - queued - before };
  }

  async #mayUse(slug: string, connectionId: string): Promise<KeptConnection> {
    const connection = await this.settings.one(slug, connectionId);
    refuseSwitchedOffByAdmin(connection);
    if ((await this.installers.contactOf(slug))?.status !== 'active')
      throw new Refused('Nothing is sent while your account is suspended', 'conflict');
    const wait = await this.limit.take(slug);
    if (wait !== null)
      throw new Refused('That was often. Please try again in a moment.', 'too-many', Math.ceil(wait / 1_000));
    return connection;
  }

  async #sentNow({ slug, id: connectionId }: KeptConnection, id: string): Promise<Delivery> {
    await this.delivery.deliver(id, true);
    const [sent] = await this.log.list({ slug, connectionId }, { id });
    if (!sent) throw new Refused('It was deleted meanwhile', 'not-found');
    return deliveryView(sent);
  }
}

const onlyIfOn = ({ enabled }: KeptConnection): void => {
  if (!enabled) throw new Refused('Switch the connection on first', 'conflict');
};
