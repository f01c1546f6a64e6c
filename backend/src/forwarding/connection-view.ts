import type { Connection, Delivery } from '@pilotlight/contracts/http/connections';
import type { DeliveredLead } from '@pilotlight/contracts/http/delivered-lead';
import type { LeadRow } from '@pilotlight/contracts/http/lead-hub';
import type { LoggedDelivery } from '../database/lead-delivery-log';
import type { KeptConnection } from '../secrets/connection-row';

/** Never its secret; its address to its own firm alone. */
export const connectionView = (kept: KeptConnection, seenBy: 'firm' | 'admin'): Connection => {
  const { id, kind, name, host, enabled, offReason, createdAt, failingSince, lastDeliveredAt, formerUntil } = kept;
  const isStill = kept.former !== null && formerUntil !== null && Date.parse(formerUntil) > Date.now();
  return {
    id,
    kind,
    name,
    host,
    enabled,
    offReason,
    createdAt,
    failingSince,
    lastDeliveredAt,
    events: [...kept.events],
    deals: kept.deals,
    url: kind === 'webhook' && seenBy === 'firm' ? kept.url : null,
    formerSecretUntil: isStill ? formerUntil : null,
  };
};

export const deliveryView = (row: LoggedDelivery): Delivery => ({
  id: row.id,
  event: row.event,
  leadId: row.appointmentId === null || row.subjectId !== row.appointmentId ? row.subjectId : null,
  status: row.status,
  cancelled: row.cancelled,
  at: row.createdAt,
  nextAttemptAt: row.nextAttemptAt,
  attempts: [...row.made],
});

export const deliveredLeadView = ({ sessionId: id, name, postcode, place }: LeadRow): DeliveredLead => ({
  id,
  name,
  postcode,
  place,
});
