import { Injectable } from '@nestjs/common';
import type { CancelReason } from '@pilotlight/contracts/values/connection';
import type { ForwardedPayload } from '@pilotlight/contracts/values/forwarded-lead';
import { AppointmentsReader } from '@pilotlight/projections/appointments/appointments.reader';
import { LeadViews } from '../conversations/leads/lead-views';
import type { DeliveryRow } from '../database/delivery-row';
import { conversationLink } from '../http/short-links';
import { PublicAddress } from '../http/public-address';
import { forwardedAppointment, forwardedLead, payloadOf } from './payload';

/** What is told of a lead or an appointment, as it stands now; or why nothing is. */
@Injectable()
export class Payloads {
  constructor(
    private readonly leads: LeadViews,
    private readonly appointments: AppointmentsReader,
    private readonly address: PublicAddress,
  ) {}

  async of(row: DeliveryRow): Promise<ForwardedPayload | CancelReason> {
    const { event, slug, subjectId, appointmentId } = row;
    if (event === 'connection.test') return payloadOf(row, null, null);
    const lead = subjectId === null ? null : await this.#lead(slug, subjectId);
    if (appointmentId !== null) {
      const appointment = await this.appointments.byId(slug, appointmentId);
      // Its words go with its person's.
      return appointment?.customerName ? payloadOf(row, lead, forwardedAppointment(appointment)) : 'erased';
    }
    if (!lead) return 'erased';
    return lead.phone === null && lead.email === null ? 'unreachable-lead' : payloadOf(row, lead, null);
  }

  async #lead(slug: string, sessionId: string) {
    const summary = await this.leads.summaryOf(slug, sessionId);
    if (!summary) return null;
    const view = await this.leads.of(slug, sessionId, 'admin');
    return forwardedLead({ id: sessionId, summary, view, url: this.address.of(conversationLink(sessionId)) });
  }
}
