import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { googleEventId, wantedEvent } from './google-event';
import { nextAttempt } from './sync-attempts';

const appointment: Appointment = {
  id: '018f5b7e-0000-4000-8000-000000000001',
  conversationId: null,
  installerId: 'leeds',
  customerName: 'Jo Marsh',
  customerEmail: 'jo@example.org',
  customerPhone: '07700 900123',
  customerPostcode: 'LS17 8AB',
  scheduledAt: '2026-12-01T09:00:00.000Z',
  duration: 90,
  appointmentType: 'service',
  status: 'confirmed',
  notes: null,
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
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  version: 3,
};
const diary = 'https://app.pilotlight.example/installer/diary';
const now = Date.parse('2026-11-26T12:00:00.000Z');
const wanted = (changed: Partial<Appointment> = {}, moment = now) =>
  wantedEvent({ ...appointment, ...changed }, diary, moment);

describe("a visit's event at Google", () => {
  it('has an id of the letters that Google takes, its own for each appointment', () => {
    const ids = ['0', '1', 'f'].map((digit) => googleEventId(appointment.id.slice(0, -1) + digit));
    for (const id of ids) expect(id).toMatch(/^[0-9a-v]{26}$/);
    expect(new Set(ids).size).toBe(3);
    expect(googleEventId('00000000-0000-0000-0000-00000000001f')).toBe('0000000000000000000000000v');
    expect(googleEventId('ffffffff-ffff-ffff-ffff-ffffffffffff')).toBe('7vvvvvvvvvvvvvvvvvvvvvvvvv');
  });

  it('says when, for whom and where, and no email address', () => {
    expect(wanted()).toEqual({
      id: googleEventId(appointment.id),
      start: '2026-12-01T09:00:00.000Z',
      end: '2026-12-01T10:30:00.000Z',
      summary: 'Service or repair: Jo Marsh',
      location: 'LS17 8AB',
      description: `Phone: 07700 900123\nDiary: ${diary}`,
      tentative: false,
    });
    expect(wanted({ status: 'pending' })).toMatchObject({ tentative: true });
  });

  const after = Date.parse('2026-12-02T09:00:00.000Z');
  it.each<[string, Partial<Appointment>, number, string]>([
    ['is gone once it is cancelled', { status: 'cancelled' }, now, 'gone'],
    ['is gone once its person is erased', { customerName: '' }, now, 'gone'],
    ['is left alone where it is over and never stood there', {}, after, 'leave'],
  ])('%s', (_what, changed, moment, is) => {
    expect(wanted(changed, moment)).toBe(is);
  });

  it('stays right after the visit where it stood there before', () => {
    const googleCalendarEventId = googleEventId(appointment.id);
    expect(wanted({ googleCalendarEventId, status: 'completed' }, after)).toMatchObject({ id: googleCalendarEventId });
  });
});

it('is tried again ever later, and given up after a day', () => {
  const waits: number[] = [];
  let moment = now;
  for (let attempts = 1; ; attempts++) {
    const next = nextAttempt(attempts, now, moment);
    if (next === null) break;
    waits.push((next - moment) / 60_000);
    moment = next;
  }
  expect(waits).toEqual([1, 5, 15, 60, 240, 240, 240, 240, 240]);
});
