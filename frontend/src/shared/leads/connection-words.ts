import type { Attempt, Connection, Delivery } from '@pilotlight/contracts/http/connections';
import {
  type AttemptProblem,
  type CancelReason,
  type DeliveryStatus,
  forwardEventNames,
  type OffReason,
  type SentEvent,
} from '@pilotlight/contracts/values/connection';
import type { Tone } from '../../ui/Badge';

export const kindNames: Readonly<Record<Connection['kind'], string>> = { webhook: 'Webhook', hubspot: 'HubSpot' };

export const sentEventNames: Readonly<Record<SentEvent, string>> = {
  ...forwardEventNames,
  'lead.forwarded': 'Lead sent by hand',
  'connection.test': 'Test',
};

const offWords: Readonly<Record<OffReason, string>> = {
  installer: 'You switched it off.',
  admin: 'Our team switched it off. Please contact us.',
  gone: 'The receiver said that it is gone for good (410), so we switched it off.',
  failing: 'It failed for a week, so we switched it off.',
};

/** Null where nothing is amiss. */
export const troubleOf = ({ offReason, failingSince }: Connection): string | null => {
  if (offReason) return offWords[offReason];
  return failingSince ? 'The last delivery failed. We keep trying; see the deliveries for why.' : null;
};

export const standingOf = ({ enabled, failingSince }: Connection): { readonly label: string; readonly tone: Tone } => {
  if (!enabled) return { label: 'Off', tone: 'plain' };
  return failingSince ? { label: 'Failing', tone: 'warn' } : { label: 'On', tone: 'good' };
};

export const statusLooks: Readonly<Record<DeliveryStatus, { readonly label: string; readonly tone: Tone }>> = {
  waiting: { label: 'Waiting', tone: 'flame' },
  sending: { label: 'Sending', tone: 'flame' },
  delivered: { label: 'Delivered', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
  unknown: { label: 'Unknown', tone: 'warn' },
  cancelled: { label: 'Not sent', tone: 'plain' },
};

const problemWords: Readonly<Record<AttemptProblem, string>> = {
  refused: 'The receiver refused it',
  redirected: 'The receiver is at another address; we follow no redirect',
  timeout: 'No answer within 15 seconds; it may have arrived',
  unreachable: 'Not reached, or the receiver hung up; it may have arrived',
  'unknown-host': 'There is no server of that name',
  'not-public': 'The address is not on the public web',
  'bad-certificate': 'The server’s certificate can’t be trusted',
  'no-web-address': 'This is no address that we send to',
};

const cancelWords: Readonly<Record<CancelReason, string>> = {
  erased: 'The visitor’s data was erased before it was sent.',
  suspended: 'Your account was suspended.',
  off: 'The connection was off.',
  'unreachable-lead': 'The visitor took back their phone number and email.',
};

/** HubSpot's words for a token that is wrong, revoked, or lacks a scope. */
const isTokenRefused = (kind: Connection['kind'], status: number | null): boolean =>
  kind === 'hubspot' && (status === 401 || status === 403);

/** What came of one attempt: "The receiver refused it (503)". */
export const attemptInWords = (kind: Connection['kind'], { status, problem, milliseconds }: Attempt): string => {
  if (problem === 'refused' && isTokenRefused(kind, status))
    return `HubSpot refused the token. Paste a new one under Edit. (${status})`;
  if (problem) return status === null ? problemWords[problem] : `${problemWords[problem]} (${status})`;
  if (status !== null) return `Taken (${status})`;
  return milliseconds === null ? 'Stopped while it was sent; it may have arrived' : 'No answer';
};

/** What else there is to say of a delivery. */
export const noteOf = ({ status, cancelled }: Delivery): string | null => {
  if (cancelled) return cancelWords[cancelled];
  return status === 'unknown'
    ? 'It may have arrived. We don’t send it again by ourselves; Redeliver sends it under the same id.'
    : null;
};
