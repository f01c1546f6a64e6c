import { diary } from '@pilotlight/contracts/http/appointments';
import { widgetAvailability } from '@pilotlight/contracts/http/booking';
import type { TestBackend } from './backend-under-test';
import { startTestBackend } from './backend-under-test';
import { bookBody, dayIn, diaryOf, type DiaryUnderTest } from './booking-calls';

/** BOOKING_RACES=full races for as many slots as the product promises; it takes minutes. */
const isFull = process.env['BOOKING_RACES'] === 'full';
const slotsForTwo = isFull ? 1_000 : 24;
const slotsForTwenty = isFull ? 200 : 4;

/** What went wrong while they raced. */
const faults: unknown[] = [];
const onLogLine = (line: Readonly<Record<string, unknown>>): void => {
  if (Number(line['level']) > 30) faults.push(line);
};

let here: TestBackend;
let there: TestBackend;
let leeds: DiaryUnderTest;

beforeAll(async () => {
  here = await startTestBackend({ trustProxy: true, onLogLine });
  there = await startTestBackend({
    trustProxy: true,
    onLogLine,
    databaseUrl: here.databaseUrl,
    filesDir: here.filesDir,
    worker: false,
  });
  leeds = await diaryOf(here, 'leeds', { availabilityConfig: { maxAdvanceBookingDays: 365 } });
});
afterAll(async () => {
  await there.stop();
  await here.stop();
});

let visitors = 0;
/** Each from an address of its own. */
const newVisitor = async (): Promise<{ readonly token: string; readonly sessionId: string }> => {
  visitors += 1;
  const { slug, origin, key } = leeds.installer;
  const headers = { 'x-forwarded-for': `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}` };
  const asked = { origin, headers, body: { installerId: slug, origin, key } };
  const { json, text } = await here.call('POST', `/api/widget/${slug}/access`, asked);
  if (!json['sessionToken']) throw new Error(text);
  return { token: json['sessionToken'], sessionId: String(json['sessionId']) };
};

const startsFrom = async (day: number, count: number): Promise<string[]> => {
  const starts: string[] = [];
  for (let first = day; starts.length < count; first += 31) {
    const path = `/api/widget/leeds/availability?from=${dayIn(first)}&to=${dayIn(first + 30)}`;
    const { json } = await here.call('GET', path, { origin: leeds.installer.origin });
    const { days } = widgetAvailability.response.parse(json);
    starts.push(...days.flatMap(({ slots }) => slots.map(({ start }) => start)));
  }
  return starts.slice(0, count);
};

/** What so many visitors get who all book one time at once, half of them over each backend. */
const raceFor = async (start: string, racers: number): Promise<number[]> => {
  const all: { readonly token: string; readonly sessionId: string }[] = [];
  while (all.length < racers) all.push(await newVisitor());
  const answers = await Promise.all(
    all.map(async ({ token, sessionId }, index) => {
      const body = bookBody({ sessionId }, start);
      const asked = { token, origin: leeds.installer.origin, body };
      return await (index % 2 ? here : there).call('POST', '/api/widget/leeds/appointments', asked);
    }),
  );
  return answers.map(({ status }) => status).toSorted((one, other) => one - other);
};

it.each([
  [slotsForTwo, 2, 2, 8],
  [slotsForTwenty, 20, 180, 2],
])(
  'of %i times that %i visitors each book at once over two backends, each is booked once and refused to the rest',
  async (slots, racers, firstDay, atOnce) => {
    const starts = await startsFrom(firstDay, slots);
    const outcomes = new Map<string, number>();
    for (let from = 0; from < starts.length; from += atOnce)
      for (const statuses of await Promise.all(
        starts.slice(from, from + atOnce).map((start) => raceFor(start, racers)),
      )) {
        const outcome = JSON.stringify(statuses);
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      }
    const once = [201, ...Array.from({ length: racers - 1 }, () => 409)];
    expect({ outcomes: [...outcomes], faults }).toEqual({ outcomes: [[JSON.stringify(once), slots]], faults: [] });
  },
  isFull ? 1_200_000 : 60_000,
);

it('lets no two visits overlap, whatever their starts and lengths, nor beside one that is moved to the day', async () => {
  const day = dayIn(150);
  const startOf = (place: number): string => new Date(Date.parse(`${day}T08:00:00Z`) + place * 900_000).toISOString();
  const create = (backend: TestBackend, scheduledAt: string, duration: number) =>
    backend.call('POST', '/api/installer/appointments', {
      token: leeds.token,
      body: { customerName: 'Jo', scheduledAt, duration },
    });
  const elsewhere = await Promise.all([151, 152, 153, 154].map((days) => create(here, `${dayIn(days)}T12:00:00Z`, 60)));
  const moved = elsewhere.map(({ json }, place) => {
    const body = { version: 1, scheduledAt: startOf(place * 5 + 1) };
    const path = `/api/installer/appointments/${json['appointment']?.['id']}`;
    return (place % 2 ? here : there).call('PATCH', path, { token: leeds.token, body });
  });
  const booked = Array.from({ length: 24 }, (_, place) =>
    create(place % 2 ? here : there, startOf(place), 15 + (place % 5) * 30),
  );
  const statuses = new Set((await Promise.all([...moved, ...booked])).map(({ status }) => status));
  expect([...statuses].every((status) => [200, 201, 409].includes(status))).toBe(true);
  const { json } = await leeds.call('GET', `diary?from=${day}&to=${day}`);
  const visits = diary.response.parse(json).appointments;
  expect(visits.length).toBeGreaterThan(1);
  const ends = visits.map(({ scheduledAt, duration }) => Date.parse(scheduledAt) + duration * 60_000);
  for (const [index, { scheduledAt }] of visits.slice(1).entries())
    expect(Date.parse(scheduledAt)).toBeGreaterThanOrEqual(ends[index] ?? Infinity);
});

it('lets one of two cancel, move or confirm at once, and tells the other how it stands', async () => {
  const { json } = await leeds.call('POST', 'appointments', {
    customerName: 'Jo',
    scheduledAt: `${dayIn(160)}T12:00:00Z`,
  });
  const path = `/api/installer/appointments/${json['appointment']?.['id']}`;
  const token = leeds.token;
  const answers = await Promise.all([
    here.call('POST', `${path}/status`, { token, body: { status: 'completed', version: 1 } }),
    there.call('PATCH', path, { token, body: { version: 1, scheduledAt: `${dayIn(161)}T12:00:00Z` } }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const late = answers.find(({ status }) => status === 409);
  const { json: now } = await leeds.call('GET', `diary?from=${dayIn(160)}&to=${dayIn(161)}`);
  expect(now['appointments']).toHaveLength(1);
  expect(late?.json).toMatchObject({ code: 'changed-meanwhile', appointment: { version: 2 } });
});
