import ICAL from 'ical.js';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { newInstaller, signIn } from './people';

let backend: TestBackend;
const lines: string[] = [];
beforeAll(async () => {
  backend = await startTestBackend({ onLogLine: (line) => lines.push(JSON.stringify(line)) });
});
afterAll(() => backend.stop());

const day = 86_400_000;
const at = (days: number): string =>
  new Date(Math.floor(Date.now() / day) * day + days * day + 36_000_000).toISOString();

const onBoard = async (slug: string) => {
  const installer = await newInstaller(backend, slug);
  const token = await signIn(backend, installer);
  const call = (method: string, path: string, body?: unknown) =>
    backend.call(method, `/api/installer/${path}`, { token, body });
  return {
    slug,
    call,
    address: async () => String((await call('POST', 'calendar-feed/rotate')).json['address']),
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
  };
};

const feedAt = async (address: string) => await backend.call('GET', new URL(address).pathname);
const eventsIn = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((event) => ({
    summary: String(event.getFirstPropertyValue('summary')),
    status: String(event.getFirstPropertyValue('status')),
    start: new ICAL.Event(event).startDate.toJSDate().toISOString(),
  }));

describe("an installer's calendar feed", () => {
  it('has no address before one is made, and one that can be copied again afterwards', async () => {
    const leeds = await onBoard('leeds');
    expect((await leeds.call('GET', 'calendar-feed')).json).toEqual({ address: null });
    const address = await leeds.address();
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1\/calendar\/[\w-]{43}\.ics$/);
    expect((await leeds.call('GET', 'calendar-feed')).json).toEqual({ address });
  });

  it('shows its visits and nobody else’s, moved and cancelled ones as they stand', async () => {
    const [york, hull] = [await onBoard('york'), await onBoard('hull')];
    const kept = await york.book(at(2), 'Jo Marsh');
    const cancelled = await york.book(at(3), 'Sam Hill');
    await hull.book(at(2), 'Somebody of Hull');
    await york.call('PATCH', `appointments/${kept.id}`, { version: kept.version, scheduledAt: at(4) });
    await york.call('POST', `appointments/${cancelled.id}/status`, { version: cancelled.version, status: 'cancelled' });
    const { status, headers, text } = await feedAt(await york.address());
    expect([status, headers.get('content-type'), headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'private, max-age=300',
      'noindex, nofollow',
    ]);
    expect(eventsIn(text)).toEqual([
      { summary: 'Service or repair: Sam Hill', status: 'CANCELLED', start: at(3) },
      { summary: 'Service or repair: Jo Marsh', status: 'CONFIRMED', start: at(4) },
    ]);
    expect(text).toContain('Phone: 07700 900142');
    expect(text).toContain('Loft hatch');
  });

  it('reaches half a year ahead', async () => {
    const selby = await onBoard('selby');
    await selby.book(at(179), 'Within');
    await selby.book(at(182), 'Beyond');
    expect(eventsIn((await feedAt(await selby.address())).text).map(({ summary }) => summary)).toEqual([
      'Service or repair: Within',
    ]);
  });

  it('ends at its old address once that is changed', async () => {
    const bath = await onBoard('bath');
    const before = await bath.address();
    const after = await bath.address();
    expect(after).not.toBe(before);
    expect([(await feedAt(before)).status, (await feedAt(after)).status]).toEqual([404, 200]);
  });

  it('is gone while its firm is suspended', async () => {
    const deal = await onBoard('deal');
    const address = await deal.address();
    await backend.asAdmin('POST', '/api/admin/installers/deal/chatbot/suspend');
    expect((await feedAt(address)).status).toBe(404);
    await backend.asAdmin('POST', '/api/admin/installers/deal/reactivate');
    expect((await feedAt(address)).status).toBe(200);
  });

  it.each([
    '/calendar/guess.ics',
    `/calendar/${'A'.repeat(43)}.ics`,
    `/calendar/${'A'.repeat(43)}`,
    '/calendar/%00.ics',
  ])('is not at %s', async (path) => {
    const { status, text } = await backend.call('GET', path);
    expect([status, text.includes('BEGIN')]).toEqual([404, false]);
  });

  it('is kept as a hash and sealed, and no line of the log says its address', async () => {
    const rye = await onBoard('rye');
    const token = /calendar\/(.{43})/.exec(await rye.address())?.[1] ?? '';
    await feedAt(`http://x/calendar/${token}.ics`);
    const { rows } = await backend.database.query('select * from access.calendar_feeds');
    const dumped = rows.map((row: Record<string, unknown>) =>
      Object.values(row).map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value))),
    );
    expect(dumped.flat().join()).not.toContain(token);
    expect(JSON.stringify(await backend.events())).not.toContain(token);
    expect(lines.join()).not.toContain(token);
    expect(lines.length).toBeGreaterThan(0);
  });
});
