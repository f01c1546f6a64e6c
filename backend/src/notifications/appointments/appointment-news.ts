import type { Appointment } from '@pilotlight/contracts/http/appointments';
import type { SentEventType } from '@pilotlight/notifications/event-types';

type Standing = Pick<Appointment, 'status' | 'scheduledAt' | 'duration'>;

/** What a visitor is told once the installer has done with a visit; null where all stands as they know it. */
export const newsFor = ({ status, scheduledAt, duration }: Standing, before: Standing): SentEventType | null => {
  const isMoved = before.scheduledAt !== scheduledAt || before.duration !== duration;
  switch (status) {
    case 'cancelled':
      return before.status === 'cancelled' ? null : 'visit_cancelled';
    case 'confirmed':
      if (before.status !== 'confirmed') return 'visit_confirmed';
      return isMoved ? 'visit_moved' : null;
    case 'pending':
      return isMoved ? 'visit_requested' : null;
    case 'completed':
    case 'no_show':
      return null;
  }
};
