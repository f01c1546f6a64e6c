import { screen, within } from '@testing-library/react';
import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { conversation, serveAccount } from '../../testing/account';
import { visit } from './visits';

/** The week of Thursday 19 November 2026. */
export const week = 'GET /api/installer/diary?from=2026-11-16&to=2026-11-22';
export const at = (search = ''): string => `/installer/diary?day=2026-11-19${search}`;

export const priya = visit(1, '2026-11-19T15:30:00.000Z', {
  customerName: 'Priya Nair',
  customerPhone: '+447700900142',
  customerPostcode: 'LS17 8AB',
  status: 'pending',
});
export const helen = visit(2, '2026-11-19T14:00:00.000Z', { customerName: 'Helen Marsh', customerPostcode: 'LS7 4PD' });

export const of = ({ id }: Appointment, call: string): string => `POST /api/installer/appointments/${id}/${call}`;
export const change = ({ id }: Appointment): string => `PATCH /api/installer/appointments/${id}`;

/** A diary of that week in which these stand, and what is put into it by answering with it. */
export const serveDiary = (visits: readonly Appointment[], more: Parameters<typeof serveAccount>[1] = {}) => {
  const known = new Map(visits.map((each) => [each.id, each]));
  const appointments = () => ({ body: { appointments: [...known.values()] } });
  const answer = (now: Appointment) => {
    known.set(now.id, now);
    return { body: { appointment: now } };
  };
  const received = serveAccount([conversation(1)], { [week]: appointments, ...more });
  return { received, answer };
};

/** What a call was made with, each time. */
export const sentTo = (received: ReturnType<typeof serveAccount>, call: string) =>
  received.filter((each) => each.call === call).map(({ body }) => JSON.parse(body ?? ''));

export const block = (name: RegExp): Promise<HTMLElement> => screen.findByRole('button', { name });
export const chosen = () => within(screen.getByRole('region', { name: 'Selected appointment' }));
