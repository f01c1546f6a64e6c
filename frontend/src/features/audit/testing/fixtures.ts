import type { AuditEntry, ChainStatus } from '@pilotlight/contracts/http/audit';
import type { StateComparison } from '@pilotlight/contracts/http/audit-state';
import { chainMinutes } from '@pilotlight/contracts/http/audit';

export const slug = 'calder-heat';
const id = (number: number): string => `018f5b7e-0000-4000-8000-${String(number).padStart(12, '0')}`;

const entry = (number: number, type: string, at: string, more: Partial<AuditEntry> = {}): AuditEntry => ({
  id: id(number),
  number,
  type,
  installerId: slug,
  actor: { kind: 'admin', id: null },
  at,
  stream: `installer-${slug}`,
  revision: number - 48_000,
  ...more,
});

export const resumed = entry(48_063, 'InstallerResumed', '2026-11-04T09:31:42.000Z');
export const suspended = entry(48_037, 'InstallerSuspended', '2026-11-03T02:14:03.000Z');
export const message = entry(48_033, 'VisitorMessageReceived', '2026-11-02T23:38:50.000Z', {
  actor: { kind: 'visitor', id: 's-1' },
  stream: 'conversation-s-1',
  revision: 1,
});
export const smell = entry(48_021, 'SafetyHazardDetected', '2026-11-02T09:11:02.000Z');

export const found = { entries: [resumed, suspended, message, smell], older: 48_021, found: 214 };

export const suspension = {
  event: { ...suspended, byKey: null, fields: [{ name: 'cause', value: { kind: 'shown', text: 'payment' } }] },
  story: {
    events: [
      { ...suspended, note: 'payment failed', causedBy: 'call-1' },
      { ...resumed, note: '', causedBy: 'call-2' },
    ],
    outside: [
      { id: 'call-1', title: 'Admin', note: 'at the dashboard', at: suspended.at },
      { id: 'call-2', title: 'Admin', note: 'at the dashboard', at: resumed.at },
    ],
    spans: [{ from: suspended.id, to: resumed.id, what: 'suspended', lasted: 112_620_000 }],
    more: false,
  },
  link: {
    before: 'c02b77fa'.padEnd(60, '0') + '1d90',
    own: '51e80a3c'.padEnd(60, '0') + '8b42',
    sealedAt: '2026-11-03T02:15:00.000Z',
  },
} as const;

export const spoken = {
  event: { ...message, byKey: null, fields: [{ name: 'text', value: { kind: 'hidden' } }] },
  story: { events: [{ ...message, note: '', causedBy: null }], outside: [], spans: [], more: false },
  link: null,
} as const;

const began = Date.parse('2026-11-19T12:38:00.000Z');
export const chain: ChainStatus = {
  installerId: slug,
  count: 210,
  upTo: { id: id(48_211), number: 48_211 },
  head: '9f3c41d8'.padEnd(60, '0') + 'a71e',
  since: '2026-10-01T09:00:00.000Z',
  sealedAt: '2026-11-19T13:06:00.000Z',
  minutes: Array.from({ length: chainMinutes }, (_, minute) => ({
    at: new Date(began + minute * 60_000).toISOString(),
    events: minute % 4,
    sealed: minute % 4 > 0,
  })),
  check: { at: '2026-11-19T13:07:00.000Z', upTo: { id: id(48_211), number: 48_211 }, since: 0, brokenAt: null },
};

export const standing: StateComparison = {
  was: { at: suspended.at, after: 48_037, events: 42 },
  now: { at: '2026-11-19T13:07:00.000Z', after: 48_063, events: 43 },
  took: 1.2,
  moments: [
    { at: '2026-10-01T09:00:00.000Z', number: 1 },
    { at: suspended.at, number: 48_037 },
    { at: resumed.at, number: 48_063 },
  ],
  fields: [
    { name: 'Status', was: { kind: 'shown', text: 'Active' }, now: { kind: 'shown', text: 'Active' }, differs: false },
    { name: 'Chatbot', was: { kind: 'shown', text: 'Suspended' }, now: { kind: 'shown', text: 'Live' }, differs: true },
    { name: 'Sign-in email', was: { kind: 'hidden' }, now: { kind: 'hidden' }, differs: false },
  ],
};

export const calls = {
  newest: 'GET /api/audit/events?limit=20',
  ofCalder: `GET /api/audit/events?installer=${slug}&limit=20`,
  suspension: `GET /api/audit/events/${suspended.id}`,
  message: `GET /api/audit/events/${message.id}`,
  chain: `GET /api/audit/installers/${slug}/chain`,
  state: (at: string) => `GET /api/audit/installers/${slug}/state?at=${encodeURIComponent(at)}`,
} as const;

/** The audit as it answers where nothing is wrong. */
export const audit = {
  'GET /api/audit/installers?search=': { body: { installers: [slug] } },
  [`GET /api/audit/installers?search=${slug}`]: { body: { installers: [slug] } },
  [calls.newest]: { body: found },
  [calls.ofCalder]: { body: found },
  [calls.suspension]: { body: suspension },
  [calls.message]: { body: spoken },
  [calls.chain]: { body: { chain } },
  [calls.state(suspended.at)]: { body: standing },
  [calls.state(message.at)]: { body: standing },
};
