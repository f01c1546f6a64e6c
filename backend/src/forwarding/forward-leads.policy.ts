import { Injectable } from '@nestjs/common';
import { AppointmentsReader } from '@pilotlight/projections/appointments/appointments.reader';
import type { Policy } from '@pilotlight/subscriptions/policies/policy';
import { LeadViews } from '../conversations/leads/lead-views';
import { ReadModels } from '../read-side/read-models';
import { waitForReaders } from '../read-side/wait-for-readers';
import { Connections } from '../secrets/connections';
import { derivedId } from '../write-side/event-ids';
import { LeadQueue } from './lead-queue';
import { type Forwarding, forwardingEvents, whatToForward } from './what-to-forward';

/** What happens to leads and appointments is sent on, once to each of the installer's systems that is to hear of it. */
@Injectable()
export class ForwardLeads implements Policy<(typeof forwardingEvents)[number]> {
  readonly name = 'forward leads';
  readonly on = forwardingEvents;
  readonly startsAt = 'now';

  constructor(
    private readonly connections: Connections,
    private readonly leads: LeadViews,
    private readonly readModels: ReadModels,
    private readonly queue: LeadQueue,
  ) {}

  async react(event: Forwarding): Promise<void> {
    const told = whatToForward(event);
    const { slug } = event.data;
    if (!told) return;
    const hearing = await this.connections.hearing(slug, told.event, event.at);
    if (hearing.length === 0) return;
    const { occurrence, ...what } = told;
    if (what.appointmentId !== null) await waitForReaders(this.readModels, event.position, AppointmentsReader);
    else if (!(await this.#isReachable(slug, what.subjectId))) return;
    for (const connectionId of hearing)
      await this.queue.put({
        ...what,
        id: derivedId('lead delivery', connectionId, told.event, occurrence),
        connectionId,
        slug,
        happenedAt: event.at,
      });
  }

  /** Nobody can ring a chat that left no number: it is no lead yet. */
  async #isReachable(slug: string, sessionId: string): Promise<boolean> {
    const summary = await this.leads.summaryOf(slug, sessionId);
    return summary !== null && (summary.phone !== null || summary.email !== null);
  }
}
