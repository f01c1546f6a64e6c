import type { LinkedAppointment } from '@pilotlight/contracts/http/appointments';

/** What the server says no to, in words for whoever holds the link. */
export class Refusal extends Error {
  status = 0;
}

const ask = async (path: string, body?: object) => {
  const response = await fetch(path, {
    method: body ? 'POST' : 'GET',
    credentials: 'omit',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (response.ok) return response.json();
  const { code, message } = await response.json();
  throw code && response.status < 500 ? Object.assign(new Refusal(message), { status: response.status }) : new Error();
};

/** The calls of a signed link. The token goes in bodies alone: addresses are logged. */
export const createLink = (token: string) => {
  const call = (path: string, more?: object): Promise<LinkedAppointment> =>
    ask(`/api/appointment${path}`, { token, ...more });
  return {
    look: () => call(''),
    move: (scheduledAt: string) => call('/move', { scheduledAt }),
    cancel: (reason: string) => call('/cancel', reason ? { reason } : {}),
    /** The free times for a visit that takes as long. */
    free: (slug: string, duration: number, query: string) =>
      ask(`/api/widget/${slug}/availability${query}${query ? '&' : '?'}duration=${duration}`),
  };
};

export type Link = ReturnType<typeof createLink>;

/** What holds of a visit that can't be changed any more; nothing where it can. */
export const standing = ({ changeable, appointment, installer }: LinkedAppointment): string => {
  if (changeable) return '';
  switch (appointment.status) {
    case 'cancelled':
      return 'This visit is cancelled. Nobody will come.';
    case 'completed':
      return 'This visit has been. It can’t be changed any more.';
    case 'no_show':
    case 'pending':
    case 'confirmed':
      return Date.parse(appointment.scheduledAt) < Date.now()
        ? 'The time of this visit has passed. It can’t be changed any more.'
        : `This visit can’t be changed here. Please ask ${installer.name}.`;
  }
};
