import { periodAnalytics } from '@pilotlight/contracts/http/analytics';
import { addDays, londonTime } from '@pilotlight/contracts/values/london-day';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { until } from './google-calls';
import { type InstallerOnBoard, newInstaller, signIn, Visitor } from './people';

let backend: TestBackend;
let leeds: InstallerOnBoard;
let token: string;
let visitor: Visitor;
const { day: today } = londonTime(new Date().toISOString());
const month = `from=${addDays(today, -29)}&to=${today}`;

beforeAll(async () => {
  backend = await startTestBackend();
  leeds = await newInstaller(backend, 'leeds');
  token = await signIn(backend, leeds);
  visitor = await Visitor.of(backend, leeds);
  await (
    await Visitor.of(backend, await newInstaller(backend, 'york'))
  ).say('Ring me on 07700 900141, I am at YO1 7HH');
});
afterAll(() => backend.stop());

const asked = (query = month) => backend.call('GET', `/api/installer/analytics/period?${query}`, { token });
const analytics = async () => periodAnalytics.response.strict().parse(JSON.parse((await asked()).text)).analytics;

it('a lead that is won counts with its outward code, its value and the time it took', async () => {
  await visitor.say('How much is a new combi boiler? Ring me on 07700 900142, I am at LS6 2AS');
  const stage = (body: object) =>
    backend.call('POST', `/api/installer/conversations/${visitor.sessionId}/stage`, { token, body });
  expect((await stage({ stage: 'quoted', valuePence: 1 })).status).toBe(409);
  await stage({ stage: 'quoted' });
  expect((await stage({ stage: 'won', valuePence: 264_000 })).json).toMatchObject({
    stage: 'won',
    valuePence: 264_000,
  });
  await until(async () => (await analytics()).leads.won === 1);
  const { leads, places, byDay, days, claims } = await analytics();
  expect(leads).toMatchObject({ leads: 1, contacted: 1, quoted: 1, won: 1, wonPence: 264_000 });
  expect(leads.toWon.of).toBe(1);
  expect(places).toEqual([{ outward: 'LS6', leads: 1, before: 0 }]);
  expect(byDay.at(-1)).toMatchObject({ day: today, won: 1 });
  expect(days.at(-1)).toMatchObject({ conversations: 1, contacts: 1 });
  expect(claims.admin).toMatchObject({ quotes: 1, minutes: null });
});

it('its outward code is gone once the visitor is erased, and the lead stays counted', async () => {
  const { sessionId } = visitor;
  await backend.call('POST', `/api/installer/conversations/${sessionId}/erase`, { token, body: {} });
  await until(async () => (await analytics()).places.length === 0);
  expect((await analytics()).leads).toMatchObject({ leads: 1, won: 1 });
});

it('the admin sees one installer, or all', async () => {
  const of = async (path: string) => JSON.parse((await backend.asAdmin('GET', `${path}?${month}`)).text).analytics;
  expect((await of('/api/installers/york/analytics/period')).places).toMatchObject([{ outward: 'YO1' }]);
  expect((await of('/api/admin/analytics/period')).leads.leads).toBe(2);
  expect((await backend.asAdmin('GET', `/api/installers/nobody/analytics/period?${month}`)).status).toBe(404);
});

it.each([
  ['without a period', ''],
  ['that ends before it begins', `from=${today}&to=${addDays(today, -1)}`],
  ['of more than a year', `from=${addDays(today, -366)}&to=${today}`],
  ['of no real day', 'from=2026-02-30&to=2026-03-01'],
])('a question %s is refused', async (_, query) => expect((await asked(query)).status).toBe(400));
