import { CommandBus } from '@nestjs/cqrs';
import { BookAppointment } from '@pilotlight/backend/appointments/book-appointment.command';
import { SetAppointmentStatus } from '@pilotlight/backend/appointments/set-appointment-status.command';
import { AppointmentTokens } from '@pilotlight/backend/appointments/appointment-tokens';
import type { Route } from '@pilotlight/contracts/http/route';
import { randomUUID } from 'node:crypto';
import type { TestBackend } from './backend-under-test';
import { dayIn, slotsOn } from './booking-calls';
import type { InstallerOnBoard, Visitor } from './people';

/** An appointment that a call may change or end, and a time that is free. */
export interface Bookable {
  readonly appointmentId: string;
  readonly token: string;
  readonly scheduledAt: string;
  readonly sessionId: string;
}

const changesOne = /\/appointment$|\/appointment\/|:appointmentId/;
/** Asked only where a body has it: an address may look at free times so often and no more. */
const takesTime = /\/appointment\/move$|\/hold$|^\/api\/widget\/:slug\/appointments$/;
let day = 40;

const madeByHand = async (backend: TestBackend, slug: string, path: string): Promise<string> => {
  const scheduledAt = `${dayIn(day)}T12:00:00.000Z`;
  day += 1;
  const customer = {
    customerName: 'Jo',
    customerEmail: null,
    customerPhone: null,
    customerPostcode: null,
    notes: null,
  };
  const visit = { slug, sessionId: null, scheduledAt, duration: 60, appointmentType: 'service', photoIds: [] } as const;
  const booking = { ...customer, ...visit, bookedBy: 'installer', through: 'diary' } as const;
  const context = { actor: { kind: 'system', id: null }, requestId: randomUUID() } as const;
  const commands = backend.app.get(CommandBus);
  const { appointment } = await commands.execute(new BookAppointment(booking, context));
  const { id: appointmentId, version } = appointment;
  const outcome = { slug, appointmentId, version, status: 'completed', by: 'installer', reason: null } as const;
  if (path.endsWith('/undo')) await commands.execute(new SetAppointmentStatus(outcome, context));
  return appointmentId;
};

/** Each call takes one: where a day is full, the next that isn't. */
const lastFreeOn = async (backend: TestBackend, installer: InstallerOnBoard, days: number) => {
  for (let ahead = days; ahead < days + 7; ahead++) {
    const slot = (await slotsOn(backend, installer, ahead)).at(-1);
    if (slot) return slot;
  }
  return undefined;
};

export const bookableFor = async (
  backend: TestBackend,
  installer: InstallerOnBoard,
  { path }: Route,
  { sessionId }: Visitor,
): Promise<Bookable> => {
  const { slug } = installer;
  const appointmentId = changesOne.test(path) ? await madeByHand(backend, slug, path) : randomUUID();
  const isBooked = takesTime.test(path);
  const slot = isBooked ? await lastFreeOn(backend, installer, 5) : undefined;
  const token = backend.app.get(AppointmentTokens).of({ slug, appointmentId });
  return { appointmentId, token, scheduledAt: slot?.start ?? new Date().toISOString(), sessionId };
};

export const bookingQuery = {
  retention: '?days=30',
  appointments: `?from=${dayIn(0)}&to=${dayIn(7)}`,
  diary: `?from=${dayIn(0)}&to=${dayIn(7)}`,
  'diary.csv': `?from=${dayIn(0)}&to=${dayIn(7)}`,
} as const;

/** A body that is in order for a call about appointments; undefined for any other. */
export const bookingBody = (method: string, path: string, bookable: Bookable): object | undefined => {
  const { scheduledAt, sessionId, token } = bookable;
  const customer = { customerName: 'Jo Marsh', customerPhone: '07700 900142' };
  if (path === '/api/appointment') return { token };
  if (path === '/api/appointment/move') return { token, scheduledAt };
  if (path === '/api/appointment/cancel') return { token };
  if (path.endsWith('/appointments/hold')) return { sessionId, scheduledAt };
  if (path === '/api/widget/:slug/appointments') return { sessionId, scheduledAt, ...customer };
  if (path.endsWith('/callback')) return { sessionId, phone: '07700 900142' };
  if (path === '/api/installer/appointments' || path === '/api/v1/appointments')
    return { ...customer, scheduledAt: `${dayIn(day++)}T15:00:00.000Z` };
  if (method === 'PATCH' && path.endsWith('/:appointmentId')) return { version: 1, notes: 'Ring the bell' };
  if (path.endsWith('/:appointmentId/status')) return { version: 1, status: 'completed' };
  if (path.endsWith('/:appointmentId/undo')) return { version: 2 };
  return undefined;
};
