import { defaultAvailability } from '@pilotlight/contracts/values/availability';
import type { InstallerEvent, RecordedEvent, SubjectEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { ERASED } from '@pilotlight/contracts/events/personal';
import { emptyTraining, type Training } from '@pilotlight/contracts/values/training';
import { recorded } from '../testing/past';
import { compareStates } from './state-comparison';

const slug = 'leeds';
const past = (...events: readonly (InstallerEvent | SubjectEvent)[]): RecordedEvent[] =>
  events.map((event, index) => recorded(event, index + 1, `2026-11-0${index + 1}T09:00:00.000Z`));
const created = {
  type: 'InstallerCreated',
  data: {
    slug,
    installerId: '018f5b7e-aaaa-4aaa-8aaa-aaaaaaaaaaaa',
    name: 'Leeds Boilers',
    registrationSource: 'admin',
  },
} as const satisfies InstallerEvent;
const contact = (contactName: string): InstallerEvent => ({
  type: 'InstallerContactNamed',
  data: { slug, contactName },
});
const password = (last: string): InstallerEvent => ({
  type: 'InstallerPasswordSet',
  data: { slug, credentialId: `018f5b7e-aaaa-4aaa-8aaa-aaaaaaaaaaa${last}` },
});
const published = (version: number, prices: Training['prices']): InstallerEvent => ({
  type: 'InstallerTrainingPublished',
  data: { slug, version, training: { ...emptyTraining, prices } },
});
const compared = (events: RecordedEvent[], at: string, sees = false) =>
  compareStates(events, { at, now: '2026-11-20T09:00:00.000Z', sees });
const field = (events: RecordedEvent[], at: string, name: string, sees = false) =>
  compared(events, at, sees).fields.find((each) => each.name === name);

it('takes in what had happened by the moment, to the millisecond, and all of it for now', () => {
  const events = past(
    created,
    { type: 'InstallerSuspended', data: { slug, cause: 'payment' } },
    { type: 'InstallerResumed', data: { slug } },
  );
  const at = '2026-11-02T09:00:00.000Z';
  expect(compared(events, at)).toMatchObject({ was: { after: 2, events: 2 }, now: { after: 3, events: 3 } });
  expect(field(events, at, 'Suspended by')).toEqual({
    name: 'Suspended by',
    was: { kind: 'shown', text: 'Payment, 2' },
    now: { kind: 'empty' },
    differs: true,
  });
  expect(field(events, '2026-11-02T08:59:59.999Z', 'Chatbot')).toMatchObject({ was: { text: 'Live' }, differs: false });
});

it('tells what its assistant was told, then and now', () => {
  const events = past(created, published(1, []), published(2, [{ what: 'Boiler service', from: 8_900 }]));
  const at = '2026-11-02T10:00:00Z';
  expect(field(events, at, 'Training live')).toMatchObject({ was: { text: 'version 1' }, now: { text: 'version 2' } });
  expect(field(events, at, 'Training: prices')).toEqual({
    name: 'Training: prices',
    was: { kind: 'empty' },
    now: { kind: 'shown', text: 'Boiler service from £89' },
    differs: true,
  });
  expect(field(events, at, 'Training: tone')).toMatchObject({ differs: false });
  expect(field(events, '2026-11-01T10:00:00Z', 'Training: tone')).toMatchObject({ was: { kind: 'empty' } });
});

it('marks a changed personal field as different, and shows neither word', () => {
  const events = past(created, contact('Jane'), contact('Joan'));
  const at = '2026-11-02T10:00:00Z';
  expect(field(events, at, 'Contact name')).toMatchObject({
    was: { kind: 'hidden' },
    now: { kind: 'hidden' },
    differs: true,
  });
  expect(field(events, at, 'Contact name', true)).toMatchObject({ was: { text: 'Jane' }, now: { text: 'Joan' } });
});

it('sees a new password, though both read as set', () => {
  const events = past(created, password('a'), password('b'));
  expect(field(events, '2026-11-02T10:00:00Z', 'Password')).toEqual({
    name: 'Password',
    was: { kind: 'shown', text: 'set' },
    now: { kind: 'shown', text: 'set' },
    differs: true,
  });
});

it('says of an erased account that it is erased, not what it was', () => {
  const erased: SubjectEvent = { type: 'SubjectErased', data: { slug, sessionId: null, cause: 'request' } };
  const events = past(created, contact(ERASED), erased);
  expect(field(events, '2026-11-02T10:00:00Z', 'Contact name', true)).toMatchObject({
    was: { kind: 'erased' },
    now: { kind: 'empty' },
  });
});

it('counts events of one moment as one', () => {
  const together = [
    recorded(created, 1, '2026-11-01T09:00:00.000Z'),
    recorded(contact('Jane'), 2, '2026-11-01T09:00:00.000Z'),
  ];
  expect(compared(together, '2026-11-01T09:00:00Z').moments).toEqual([{ at: '2026-11-01T09:00:00.000Z', number: 2 }]);
});

it('shows a registration on the website as pending, as the dashboards and the command line do', () => {
  const registered: InstallerEvent = { ...created, data: { ...created.data, registrationSource: 'website' } };
  expect(field(past(registered), '2026-11-02T10:00:00Z', 'Status')).toEqual({
    name: 'Status',
    was: { kind: 'shown', text: 'Pending' },
    now: { kind: 'shown', text: 'Pending' },
    differs: false,
  });
});

it('reads when the installer takes visits, day by day', () => {
  const hours = [
    { start: '08:00', end: '12:30' },
    { start: '13:15', end: '16:00' },
  ];
  const events = past(created, {
    type: 'InstallerAvailabilitySet',
    data: {
      slug,
      availabilityConfig: {
        ...defaultAvailability,
        blockedDaysOfWeek: [0],
        blockedDates: ['2026-12-24'],
        weeklyIntervals: { 5: hours, 6: [] },
        bankHolidays: 'scotland',
        bufferMinutes: 15,
        instantConfirmation: true,
      },
    },
  });
  const words = (name: string) => {
    const found = field(events, '2026-11-01T10:00:00Z', name);
    return [found?.was, found?.now].map((value) => (value?.kind === 'shown' ? value.text : null));
  };
  expect(words('Opening hours')).toEqual([
    'Mon to Sun 09:00 to 17:00',
    'Mon to Thu 09:00 to 17:00; Fri 08:00 to 12:30, 13:15 to 16:00; Sat to Sun closed',
  ]);
  expect(words('Blocked dates')).toEqual([null, '2026-12-24']);
  expect(words('Bank holidays')).toEqual(['open', 'closed on those of Scotland']);
  expect(words('Booked ahead')).toEqual(['1 to 30 days', '1 to 30 days']);
  expect(words('Visits')).toEqual(['60 minutes, 0 between', '60 minutes, 15 between']);
  expect(words('Visits confirmed')).toEqual(['by the installer', 'at once']);
});
