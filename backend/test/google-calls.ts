import type { GoogleServer } from '@pilotlight/backend/gateways/calendar/testing/google-server';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestBackend } from './backend-under-test';
import { newInstaller, signIn } from './people';

const patience = 20_000;
export const until = async <T>(look: () => T | undefined | false | Promise<T | undefined | false>): Promise<T> => {
  for (const end = Date.now() + patience; ;) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > end) throw new Error('It did not come');
    await pause(30);
  }
};

export const dayMs = 86_400_000;
/** A moment of a day ahead, at that hour UTC: within opening hours the whole year round. */
export const at = (days: number, hour = 11): string =>
  new Date((Math.floor(Date.now() / dayMs) + days) * dayMs + hour * 3_600_000).toISOString();
export const dayOf = (moment: string): string => moment.slice(0, 10);

const own = (google: GoogleServer, name: string) => google.live.filter(({ summary }) => summary.endsWith(name));

export interface Served {
  readonly backend: TestBackend;
  readonly google: GoogleServer;
}

/** An installer with what it does about its Google Calendar. */
export const firmOn = async ({ backend, google }: Served, slug: string, more: object = {}) => {
  const installer = await newInstaller(backend, slug, more);
  const token = await signIn(backend, installer);
  const call = (method: string, path: string, body?: unknown, session = token) =>
    backend.call(method, `/api/installer/${path}`, { token: session, body });
  const consent = async (scope?: string) => {
    const { json } = await call('POST', 'calendar/google/connect');
    const returned = google.consented(String(json['address']), scope);
    const { status, headers } = await backend.call('GET', returned.pathname + returned.search);
    const sent = new URL(headers.get('location') ?? '', 'http://127.0.0.1');
    expect([status, sent.pathname, sent.search]).toEqual([302, '/installer/settings/calendar', '']);
    return Object.fromEntries(new URLSearchParams(sent.hash.slice(1))) as { state: string; code: string };
  };
  return {
    ...installer,
    token,
    call,
    consent,
    connect: async () => {
      const { json } = await call('POST', 'calendar/google/finish', await consent());
      expect(json).toMatchObject({ problem: null, google: { failure: null } });
    },
    book: async (scheduledAt: string, customerName: string) => {
      const customer = {
        customerName,
        customerPhone: '07700 900142',
        customerPostcode: 'LS1 4AP',
        notes: 'Loft hatch',
      };
      const { json, text } = await call('POST', 'appointments', { ...customer, scheduledAt });
      if (!json['appointment']) throw new Error(text);
      return json['appointment'] as object as { id: string; version: number };
    },
    written: (name: string) => until(() => own(google, name)[0]),
    gone: (name: string) => until(() => own(google, name).length === 0),
    state: async () => (await call('GET', 'calendar/google')).json,
    offered: async (moment: string) => {
      const { json } = await call('GET', `diary/free?date=${dayOf(moment)}`);
      const days = json['days'] as object as { slots: { start: string }[] }[];
      return days[0]?.slots.map(({ start }) => start) ?? [];
    },
  };
};

export type Firm = Awaited<ReturnType<typeof firmOn>>;
