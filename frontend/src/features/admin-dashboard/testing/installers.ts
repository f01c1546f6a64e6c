import type { Pulse, Stats } from '@pilotlight/contracts/http/insights';
import type { ListedInstaller } from '@pilotlight/contracts/http/installers';
import { defaultBranding } from '@pilotlight/contracts/values/branding';
import { aireValleyHeating } from '../../../testing/aire-valley';

export const aireValley: ListedInstaller = {
  ...aireValleyHeating,
  emailInbox: 'office@aire-valley.example',
  lastPaymentDate: '2026-11-12T09:00:00Z',
  branding: { ...defaultBranding, primaryColour: '#14532D', icon: '🔧' },
  revision: 7,
  changesAsked: 0,
  week: {
    chatsByDay: [5, 4, 3, 9, 8, 9, 8],
    chats: 46,
    chatsBefore: 41,
    leads: 19,
    leadsBefore: 16,
    hot: 8,
    hotBefore: 6,
  },
};

export const mackie: ListedInstaller = {
  ...aireValley,
  id: '0d6f3c1a-7b2e-4c8d-8f00-1e2d3c4b5a69',
  name: 'Mackie & Sons',
  slug: 'mackie-and-sons',
  suspendedAt: '2026-11-14T16:40:00Z',
  suspendedBy: 'admin',
  lastPaymentDate: null,
};

export const pulse: Pulse = {
  installers: 1212,
  lit: 1204,
  suspended: { byAdmin: 5, byPayment: 3 },
  at: '2026-11-19T13:08:00Z',
  chatsByHour: { today: Array.from({ length: 14 }, () => 10), before: Array.from({ length: 24 }, () => 9) },
  safetyAlerts: ['2026-11-19T02:06:00Z'],
  chats: { today: 2764, before: 2536 },
  leads: { today: 1086, before: 970 },
  bookings: { today: 402, before: 379 },
  notifications: { failed: 0, unknown: 0 },
  lag: { milliseconds: 200, quarantined: {} },
};

/** Visitors wait 20 minutes for a person this week, 40 the week before. */
export const firstContact = {
  week: { given: 9, reached: 7, medianSeconds: 1200 },
  before: { given: 8, reached: 8, medianSeconds: 2400 },
};

const fortnight = [5, 4, 3, 9, 8, 9, 3, 5, 4, 3, 9, 8, 9, 8];

export const stats: Stats = {
  totalConversations: 1284,
  leadsCaptured: 518,
  conversionRate: 31.5,
  appointmentsBooked: 163,
  intentBreakdown: { service: 412, quote: 286, emergency: 47 },
  recentActivity: [5, 4, 3, 9, 8, 9, 8].map((count, day) => ({ date: `2026-11-${13 + day}`, count })),
  trend: {
    conversations: fortnight,
    leads: fortnight.map((count) => Math.floor(count / 2)),
    appointments: fortnight.map((count) => Math.floor(count / 4)),
  },
};

/** The calls of the dashboard as the address bare of any view makes them. */
export const calls = {
  pulse: 'GET /api/admin/pulse',
  list: 'GET /api/installers?search=&filter=all&sort=needs-a-look&page=1&pageSize=25',
  one: (slug: string) => `GET /api/installers?slug=${slug}`,
  save: 'POST /api/installers',
  analytics: 'GET /api/installers/aire-valley/analytics',
} as const;

const resting = (installers: readonly ListedInstaller[]) =>
  installers.filter(({ suspendedAt }) => suspendedAt !== null).length;

export const foundNone = { all: 0, 'needs-a-look': 0, 'payment-failed': 0, suspended: 0, 'manual-payment': 0 };

/** The list's answer. */
export const listed = (installers: readonly ListedInstaller[], total = installers.length) => ({
  body: {
    installers,
    total,
    counts: { active: total, suspended: resting(installers) },
    found: { ...foundNone, all: total, suspended: resting(installers), 'needs-a-look': resting(installers) },
  },
});

/** What the dashboard asks for before anything is done on it. */
export const dashboard = {
  [calls.pulse]: { body: { pulse } },
  [calls.list]: listed([aireValley, mackie], 1212),
  [calls.one('aire-valley')]: listed([aireValley]),
  [calls.one('mackie-and-sons')]: listed([mackie]),
  [calls.analytics]: { body: { stats, firstContact } },
  'GET /api/installers/aire-valley/connections': { body: { connections: [] } },
};
