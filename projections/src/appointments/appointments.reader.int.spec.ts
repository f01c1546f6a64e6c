import { appointmentSchema } from '@pilotlight/contracts/http/appointments';
import { appointment } from '../testing/diary-story';
import { ReadSide } from '../testing/read-side';
import { conversation } from '../testing/story';
import { AppointmentsReader } from './appointments.reader';

const session = (number: number) => `018f5b7e-0000-4000-8000-${String(number).padStart(12, '0')}`;
const jo = session(1);
const sam = session(2);
const survey = appointment('acme', jo);
const repair = appointment('acme', sam);
const cancelled = appointment('acme', jo, 3);
const elsewhere = appointment('best', jo, 4);
const range = { from: '2026-11-27T00:00:00.000Z', to: '2026-11-28T00:00:00.000Z' };

let side: ReadSide;
let reader: AppointmentsReader;

beforeAll(async () => {
  side = await ReadSide.open();
  await side.start();
  reader = new AppointmentsReader(side.readers);
  await side.shows(
    survey.booked('2026-11-27T13:00:00.000Z'),
    repair.booked('2026-11-27T09:00:00.000Z', { appointmentType: 'service', duration: 90 }),
    repair.confirmed(),
    cancelled.booked('2026-11-27T15:00:00.000Z'),
    cancelled.cancelled(),
    elsewhere.booked('2026-11-27T10:00:00.000Z'),
  );
});
afterAll(() => side.close());

it('shows the appointments of a range by time, whole and of that installer alone', async () => {
  const found = await reader.diary('acme', range);
  expect(found.map(({ id }) => id)).toEqual([repair.id, survey.id, cancelled.id]);
  for (const each of found) expect(appointmentSchema.parse(each)).toEqual(each);
  expect(found[0]).toMatchObject({ customerName: 'Jo Marsh', duration: 90, status: 'confirmed', version: 2 });
  expect(await reader.diary('acme', { ...range, to: '2026-11-27T09:00:00.000Z' })).toEqual([]);
});

const ids = async (filter: object) => (await reader.diary('acme', { ...range, ...filter })).map(({ id }) => id);

it('shows those of one status or type', async () => {
  expect(await ids({ status: 'cancelled' })).toEqual([cancelled.id]);
  expect(await ids({ type: 'service' })).toEqual([repair.id]);
});

it('tells the times that are taken, those that run into the range too', async () => {
  const taken = await reader.taken('acme', { ...range, from: '2026-11-27T10:00:00.000Z' });
  expect(taken.toSorted((one, other) => one.start.localeCompare(other.start))).toEqual([
    { start: '2026-11-27T09:00:00.000Z', end: '2026-11-27T10:30:00.000Z' },
    { start: '2026-11-27T13:00:00.000Z', end: '2026-11-27T14:00:00.000Z' },
  ]);
});

it('finds one, and those of a conversation, for their own installer', async () => {
  expect(await reader.byId('acme', survey.id)).toMatchObject({ id: survey.id, conversationId: jo });
  expect(await reader.byId('best', survey.id)).toBeNull();
  expect((await reader.ofConversation('acme', jo)).map(({ id }) => id)).toEqual([survey.id, cancelled.id]);
  expect((await reader.ofConversation('best', jo)).map(({ id }) => id)).toEqual([elsewhere.id]);
  expect(await reader.upcoming('acme', jo, '2026-11-27T12:00:00.000Z')).toBe(1);
  expect(await reader.upcoming('acme', jo, '2026-11-27T14:00:00.000Z')).toBe(0);
});

it('forgets the words of a person who is erased, and keeps the times', async () => {
  await side.shows(conversation('acme', sam).erased());
  expect(await reader.byId('acme', repair.id)).toMatchObject({
    scheduledAt: '2026-11-27T09:00:00.000Z',
    customerName: '',
    customerPhone: null,
    notes: null,
  });
});
