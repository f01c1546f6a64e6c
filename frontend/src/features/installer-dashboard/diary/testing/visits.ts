import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { sessionId } from '../../testing/account';

/** A visit at a moment, confirmed, an hour long. */
export const visit = (number: number, scheduledAt: string, more: Partial<Appointment> = {}): Appointment => ({
  id: sessionId(500 + number),
  conversationId: null,
  installerId: 'aire-valley',
  customerName: `Customer ${number}`,
  customerEmail: null,
  customerPhone: null,
  customerPostcode: null,
  scheduledAt,
  duration: 60,
  appointmentType: 'service',
  status: 'confirmed',
  notes: null,
  googleCalendarEventId: null,
  metadata: {
    bookedBy: 'visitor',
    through: 'chat',
    photoIds: [],
    formerTimes: [],
    moves: [],
    cancelledBy: null,
    reason: null,
  },
  createdAt: '2026-11-16T12:49:00.000Z',
  updatedAt: '2026-11-16T12:49:00.000Z',
  undoable: null,
  version: 1,
  ...more,
});
