import type { Appointment, LondonDays, Slot } from '@pilotlight/contracts/http/appointments';

const onTheHour = (date: string, hour: number) => `${date}T${`${hour}`.padStart(2, '0')}:00:00.000Z`;

/** Slots of an hour from these hours on, in winter, when London's clock shows UTC. */
export const freeDay = (date: string, ...hours: readonly number[]): LondonDays['days'][number] => ({
  date,
  slots: hours.map((hour): Slot => {
    const label = `${String(hour).padStart(2, '0')}:00`;
    return { start: onTheHour(date, hour), end: onTheHour(date, hour + 1), label };
  }),
});

export interface Diary {
  readonly days: LondonDays['days'];
  /** Times that are held for somebody else, and still show. */
  readonly gone?: readonly string[];
  /** How many bookings get no answer at first. */
  lost?: number;
  readonly status?: Appointment['status'];
  readonly own?: readonly (Appointment & { readonly link: string })[];
}

export const visit = (scheduledAt: string, status: Appointment['status'] = 'pending', id = 'visit-1') => ({
  id,
  conversationId: 's',
  installerId: 'demo',
  customerName: 'Ann Lee',
  customerEmail: null,
  customerPhone: '+447700900123',
  customerPostcode: null,
  scheduledAt,
  duration: 60,
  appointmentType: 'service' as const,
  status,
  notes: null,
  googleCalendarEventId: null,
  metadata: {
    bookedBy: 'visitor' as const,
    through: 'picker' as const,
    photoIds: [],
    formerTimes: [],
    moves: [],
    cancelledBy: null,
    reason: null,
  },
  createdAt: scheduledAt,
  updatedAt: scheduledAt,
  undoable: null,
  version: 1,
  link: 'https://chat.example/appointment/token-1',
});

const refused = (status: number, message: string) => ({ status, body: { message, code: 'refused', requestId: 'r' } });

/** What a diary answers to the widget; undefined where it isn't asked, and null where no answer comes. */
export const diaryAnswer = (
  diary: Diary,
  path: string,
  query: URLSearchParams,
  body: { readonly scheduledAt?: string } | null,
): { readonly status: number; readonly body: object } | null | undefined => {
  const isTaken = body?.scheduledAt !== undefined && diary.gone?.includes(body.scheduledAt);
  switch (path) {
    case 'availability': {
      const [from, to] = [query.get('from') ?? '', query.get('to') ?? '9'];
      return { status: 200, body: { days: diary.days.filter(({ date }) => date >= from && date <= to) } };
    }
    case 'hold':
      return isTaken
        ? refused(409, 'That time has just been taken.')
        : { status: 200, body: { heldUntil: '2026-12-01T09:00:00Z' } };
    case 'appointments': {
      if (!body) return { status: 200, body: { appointments: diary.own ?? [] } };
      if (isTaken) return refused(409, 'That time has just been taken.');
      if (diary.lost) {
        diary.lost -= 1;
        return null;
      }
      return { status: 201, body: { appointment: visit(body.scheduledAt ?? '', diary.status) } };
    }
    case 'callback':
      return { status: 200, body: { success: true, message: 'Thanks. Demo Heating will ring you.' } };
    case 'appointment':
      return { status: 200, body: { calendarFile: 'BEGIN:VCALENDAR' } };
    default:
      return undefined;
  }
};
