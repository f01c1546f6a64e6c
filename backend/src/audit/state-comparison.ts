import type { RecordedEvent } from '@pilotlight/contracts/events/catalogue';
import type { StateComparison } from '@pilotlight/contracts/http/audit-state';
import { isDeepStrictEqual } from 'node:util';
import { evolveInstaller, unregistered, type InstallerState } from '../installers/installer.state';
import { installerAggregate } from '../installers/installer.stream';
import { auditedValue } from './audited-fields';

/** One installer as a row of events left it. */
interface Rebuilt {
  readonly state: InstallerState;
  readonly suspendedBy: number | null;
  readonly standing: StateComparison['was'];
}

type Field = readonly [name: string, text: string | null, sensitivity?: 'personal'];

const numberOf = ({ position }: RecordedEvent): number => Number(position);
const inWords = new Intl.NumberFormat('en-GB');

const rebuilt = (events: readonly RecordedEvent[], at: string): Rebuilt => {
  let state: InstallerState = unregistered;
  let suspendedBy: number | null = null;
  for (const event of events) {
    if (installerAggregate.isOwnEvent(event)) state = evolveInstaller(state, event);
    if (event.type === 'InstallerSuspended') suspendedBy = numberOf(event);
  }
  const last = events.at(-1);
  return { state, suspendedBy, standing: { at, after: last ? numberOf(last) : null, events: events.length } };
};

const fieldsOf = ({ state, suspendedBy }: Rebuilt): readonly Field[] => {
  const account = state.status === 'unregistered' ? null : state.account;
  const suspended = state.status === 'suspended' ? state : null;
  return [
    ['Status', account ? 'Active' : 'Not registered'],
    ['Chatbot', account && (suspended ? 'Suspended' : 'Live')],
    [
      'Suspended by',
      suspended && `${suspended.cause === 'payment' ? 'Payment' : 'Admin'}, ${inWords.format(suspendedBy ?? 0)}`,
    ],
    ['Name', account && account.name],
    ['Contact name', account && account.contactName, 'personal'],
    ['Sign-in email', account && account.installerEmail, 'personal'],
    ['Alerts by email', account && account.emailInbox, 'personal'],
    ['Alerts by phone', account && account.phoneSms, 'personal'],
    ['Password', account?.passwordId ? 'set' : null],
    ['API key', account && account.keyVersion > 0 ? `version ${account.keyVersion}` : null],
    ['Conversations kept', account && `${account.retentionDays} days`],
    ['Allowed domains', account && account.allowedDomains.join(', ')],
    ['Primary colour', account && account.branding.primaryColour],
    ['Accent colour', account && account.branding.accentColour],
    ['Greeting', account && account.branding.greetingMessage],
    ['Icon', account && account.branding.icon],
    ['Logo', account && account.branding.logoUrl],
    ['Position', account && account.branding.position],
  ];
};

/** What changed behind the words as they are shown: a new password is a difference, though both read "set". */
const hidden = ({ state }: Rebuilt): Readonly<Record<string, unknown>> =>
  state.status === 'unregistered' ? {} : { Password: state.account.passwordId, 'API key': state.account.apiKeyId };

const momentsOf = (events: readonly RecordedEvent[]): StateComparison['moments'] => {
  const byTime = new Map(events.map((event) => [event.at, { at: event.at, number: numberOf(event) }]));
  return [...byTime.values()].toSorted((one, other) => one.number - other.number);
};

/** An installer's state after its events up to a moment (ISO 8601), beside the one after all of them. */
export const compareStates = (
  events: readonly RecordedEvent[],
  { at, now, sees }: { readonly at: string; readonly now: string; readonly sees: boolean },
): Omit<StateComparison, 'took'> => {
  const moment = Date.parse(at);
  const before = rebuilt(
    events.filter((event) => Date.parse(event.at) <= moment),
    new Date(moment).toISOString(),
  );
  const after = rebuilt(events, now);
  const fieldsNow = fieldsOf(after);
  return {
    was: before.standing,
    now: after.standing,
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
