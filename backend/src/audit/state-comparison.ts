import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { defaultAvailability } from '@pilotlight/contracts/values/availability';
import { installerAsOf, type InstallerAsOf } from '@pilotlight/contracts/folds/installer-as-of';
import type { StateComparison } from '@pilotlight/contracts/http/audit-state';
import { poundsOf } from '@pilotlight/contracts/values/money';
import { isDeepStrictEqual } from 'node:util';
import { auditedValue } from './audited-fields';
import { availabilityInWords } from './availability-in-words';
import { trainingInWords } from './training-in-words';

type Field = readonly [name: string, text: string | null, sensitivity?: 'personal'];

const numberOf = ({ position }: RecordedEvent): number => Number(position);
const inWords = new Intl.NumberFormat('en-GB');
const statusInWords = { pending: 'Pending', active: 'Active' } as const;

const standingOf = ({ events }: InstallerAsOf, at: string): StateComparison['was'] => {
  const last = events.at(-1);
  return { at, after: last ? numberOf(last) : null, events: events.length };
};

/** The read model keeps nothing of passwords. */
const passwordOf = (events: readonly RecordedEvent[]): string | null =>
  events.reduce<string | null>(
    (before, event) => (event.type === 'InstallerPasswordSet' ? event.data.credentialId : before),
    null,
  );

/** The same names whether or not there is an installer yet, for the two columns go by their order. */
const visitsOf = (fields: InstallerAsOf['fields']): readonly Field[] =>
  availabilityInWords(fields?.availability_config ?? defaultAvailability).map(([name, text]) => [name, fields && text]);

const fieldsOf = ({ fields, events }: InstallerAsOf): readonly Field[] => {
  const suspension = events.findLast(({ type }) => type === 'InstallerSuspended');
  const cause = fields?.suspended_by;
  return [
    ['Status', fields ? statusInWords[fields.status] : 'Not registered'],
    ['Chatbot', fields && (cause ? 'Suspended' : 'Live')],
    [
      'Suspended by',
      cause && suspension
        ? `${cause === 'payment' ? 'Payment' : 'Admin'}, ${inWords.format(numberOf(suspension))}`
        : null,
    ],
    ['Name', fields && fields.name],
    ['Contact name', fields && fields.contact_name, 'personal'],
    ['Sign-in email', fields && fields.installer_email, 'personal'],
    ['Alerts by email', fields && fields.email_inbox, 'personal'],
    ['Alerts by phone', fields && fields.phone_sms, 'personal'],
    ['Password', fields && passwordOf(events) ? 'set' : null],
    ['API key', fields && fields.key_version > 0 ? `version ${fields.key_version}` : null],
    ['Conversations kept', fields && `${fields.retention_days} days`],
    ['Consent to offers as worded', fields && fields.consent_text],
    ['Allowed domains', fields && fields.allowed_domains.join(', ')],
    ['Primary colour', fields && fields.branding.primaryColour],
    ['Accent colour', fields && fields.branding.accentColour],
    ['Greeting', fields && fields.branding.greetingMessage],
    ['Icon', fields && fields.branding.icon],
    ['Logo', fields && fields.branding.logoUrl],
    ['Position', fields && fields.branding.position],
    ['Pages without the chat', fields && (fields.branding.hiddenPages ?? null)],
    ['Service postcode', fields && fields.service_postcode, 'personal'],
    ['Call-out fee', fields && fields.callout.fee !== undefined ? poundsOf(fields.callout.fee) : null],
    ['Call-out hours', fields && (fields.callout.hours ?? null)],
    [
      'Finance',
      fields && fields.finance.offered !== undefined ? (fields.finance.offered ? 'Offered' : 'Not offered') : null,
    ],
    ['Opening hours as told', fields && fields.business_info.openingHours],
    ['Services as told', fields && fields.business_info.services.join(', ')],
    ['Coverage as told', fields && fields.business_info.coverageArea],
    ...visitsOf(fields),
    ...trainingInWords(events),
  ];
};

/** A new password is a difference, though both read "set". */
const hidden = ({ fields, events }: InstallerAsOf): Readonly<Record<string, unknown>> =>
  fields ? { Password: passwordOf(events), 'API key': fields.api_key_credential_id } : {};

const momentsOf = (events: readonly RecordedEvent[]): StateComparison['moments'] => {
  const byTime = new Map(events.map((event) => [event.at, { at: event.at, number: numberOf(event) }]));
  return [...byTime.values()].toSorted((one, other) => one.number - other.number);
};

export const compareStates = (
  events: readonly RecordedEvent[],
  { at, now, sees }: { readonly at: string; readonly now: string; readonly sees: boolean },
): Omit<StateComparison, 'took'> => {
  const moment = Date.parse(at);
  const before = installerAsOf(events, moment);
  const after = installerAsOf(events, Infinity);
  const fieldsNow = fieldsOf(after);
  return {
    was: standingOf(before, new Date(moment).toISOString()),
    now: standingOf(after, now),
    fields: fieldsOf(before).map(([name, text, sensitivity], index) => {
      const textNow = fieldsNow[index]?.[1] ?? null;
      return {
        name,
        was: auditedValue(text, sensitivity === 'personal', sees),
        now: auditedValue(textNow, sensitivity === 'personal', sees),
        differs: (text || null) !== (textNow || null) || !isDeepStrictEqual(hidden(before)[name], hidden(after)[name]),
      };
    }),
    moments: momentsOf(events),
  };
};
