import type { Appointment } from '@pilotlight/contracts/http/appointments';
import type { LeadView } from '@pilotlight/contracts/http/leads';
import {
  type ForwardedAppointment,
  type ForwardedLead,
  type ForwardedPayload,
  forwardedPayloadSchema,
  payloadVersion,
} from '@pilotlight/contracts/values/forwarded-lead';
import type { LeadSummary } from '../conversations/leads/lead-summary';
import type { DeliveryRow } from '../database/delivery-row';
import { neutralText } from './neutral-text';

export interface LeadToForward {
  readonly id: string;
  readonly summary: LeadSummary;
  readonly view: Pick<LeadView, 'lead' | 'stage' | 'valuePence'>;
  readonly url: string;
}

export const forwardedLead = ({
  id,
  summary,
  view: { lead, stage, valuePence },
  url,
}: LeadToForward): ForwardedLead => ({
  id,
  firstName: neutralText(lead.first_name),
  lastName: neutralText(lead.last_name),
  email: neutralText(lead.email),
  phone: neutralText(lead.phone),
  postcode: neutralText(lead.postcode),
  need: neutralText(summary.need),
  bestTime: neutralText(summary.bestTime),
  grade: summary.grade,
  stage,
  valuePence,
  url,
});

export const forwardedAppointment = (appointment: Appointment): ForwardedAppointment => ({
  id: appointment.id,
  leadId: appointment.conversationId,
  scheduledAt: appointment.scheduledAt,
  duration: appointment.duration,
  type: appointment.appointmentType,
  status: appointment.status,
  customerName: neutralText(appointment.customerName),
  customerEmail: neutralText(appointment.customerEmail),
  customerPhone: neutralText(appointment.customerPhone),
  customerPostcode: neutralText(appointment.customerPostcode),
});

/** Checked against the schema that is published: nothing else leaves. */
export const payloadOf = (
  { slug, event, happenedAt, change }: Pick<DeliveryRow, 'slug' | 'event' | 'happenedAt' | 'change'>,
  lead: ForwardedLead | null,
  appointment: ForwardedAppointment | null,
): ForwardedPayload =>
  forwardedPayloadSchema.parse({
    version: payloadVersion,
    type: event,
    timestamp: happenedAt,
    data: { installer: slug, lead, appointment, change },
  });
