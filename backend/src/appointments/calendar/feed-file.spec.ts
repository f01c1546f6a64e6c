import type { Appointment } from '@pilotlight/contracts/http/appointments';
import ICAL from 'ical.js';
import { sync } from 'node-ical';
import { z } from 'zod';
import { feedFile } from './feed-file';

const appointment: Appointment = {
  id: '018f5b7e-0000-4000-8000-000000000001',
  conversationId: null,
  installerId: 'leeds',
  customerName: 'Jo Marsh',
  customerEmail: 'jo@example.org',
  customerPhone: '07700 900123',
  customerPostcode: 'LS17 8AB',
  scheduledAt: '2026-07-01T08:00:00.000Z',
  duration: 90,
  appointmentType: 'service',
  status: 'confirmed',
  notes: 'Gate code 12; mind the dog, it\n"bites" \\o/',
  googleCalendarEventId: null,
  undoable: null,
  metadata: {
    bookedBy: 'visitor',
    through: 'picker',
    photoIds: [],
    formerTimes: [],
    moves: [],
    cancelledBy: null,
    reason: null,
  },
  createdAt: '2026-06-20T10:00:00.000Z',
  updatedAt: '2026-06-21T10:00:00.000Z',
  version: 3,
};
const diary = 'https://app.pilotlight.example/installer/diary';
const written = (...changes: readonly Partial<Appointment>[]): string =>
  feedFile(
    'Leeds Heating',
    changes.map((change) => ({ ...appointment, ...change })),
    diary,
  );

interface ReadEvent {
  readonly uid: string;
  readonly start: string;
  readonly end: string;
  readonly sequence: number;
  readonly status: string;
  readonly summary: string;
  readonly location: string;
  readonly description: string;
}

const byIcalJs = (file: string): ReadEvent[] =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      sequence: event.sequence,
      status: String(component.getFirstPropertyValue('status')),
      summary: event.summary,
      location: event.location ?? '',
      description: event.description,
    };
  });

const parsedEvent = z.object({
  type: z.literal('VEVENT'),
  uid: z.string(),
  start: z.date(),
  end: z.date(),
  sequence: z.coerce.number(),
  status: z.string(),
  summary: z.string(),
  location: z.string().default(''),
  description: z.string(),
});

const byNodeIcal = (file: string): ReadEvent[] =>
  Object.values(sync.parseICS(file)).flatMap((found) => {
    const { data } = parsedEvent.safeParse(found);
    return data
      ? [
          {
            uid: data.uid,
            start: data.start.toISOString(),
            end: data.end.toISOString(),
            sequence: data.sequence,
            status: data.status,
            summary: data.summary,
            location: data.location,
            description: data.description,
          },
        ]
      : [];
  });

describe.each([
  ['ical.js', byIcalJs],
  ['node-ical', byNodeIcal],
])("an installer's feed, read by %s", (_reader, read) => {
  it('is the visit with whom it is for, in UTC', () => {
    expect(read(written({}))).toEqual([
      {
        uid: '018f5b7e-0000-4000-8000-000000000001@pilotlight',
        start: '2026-07-01T08:00:00.000Z',
        end: '2026-07-01T09:30:00.000Z',
        sequence: 3,
        status: 'CONFIRMED',
        summary: 'Service or repair: Jo Marsh',
        location: 'LS17 8AB',
        description: `Phone: 07700 900123\nGate code 12; mind the dog, it\n"bites" \\o/\nDiary: ${diary}`,
      },
    ]);
  });

  it('keeps the event when the visit moves, numbers it higher, and says when it is cancelled', () => {
    const [moved] = read(written({ scheduledAt: '2026-07-03T08:00:00.000Z', version: 4 }));
    expect([moved?.uid, moved?.sequence, moved?.start]).toEqual([
      '018f5b7e-0000-4000-8000-000000000001@pilotlight',
      4,
      '2026-07-03T08:00:00.000Z',
    ]);
    expect(read(written({ status: 'cancelled', version: 5 }))[0]?.status).toBe('CANCELLED');
    expect(read(written({ status: 'pending' }))[0]?.status).toBe('TENTATIVE');
  });

  it('says of somebody erased only what the visit was for', () => {
    const erased = { customerName: '', customerPhone: null, customerPostcode: null, notes: null };
    const [event] = read(written(erased));
    expect([event?.summary, event?.location, event?.description]).toEqual(['Service or repair', '', `Diary: ${diary}`]);
  });

  it('holds each visit once', () => {
    const other = '018f5b7e-0000-4000-8000-000000000002';
    expect(read(written({}, { id: other })).map(({ uid }) => uid)).toEqual([
      `${appointment.id}@pilotlight`,
      `${other}@pilotlight`,
    ]);
  });
});

it('asks calendars to look again every quarter of an hour', () => {
  const calendar = new ICAL.Component(ICAL.parse(written()));
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT15M');
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
});
