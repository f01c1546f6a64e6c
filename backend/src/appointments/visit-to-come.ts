import type { AppointmentStatus } from '@pilotlight/contracts/values/appointment';
import { Refused } from '../write-side/refused';

interface Timed {
  readonly scheduledAt: string;
  readonly status: AppointmentStatus;
}

/** Whether a visitor can still move or cancel it; `now` in milliseconds since 1970. */
export const isToCome = ({ scheduledAt, status }: Timed, now: number): boolean =>
  (status === 'pending' || status === 'confirmed') && Date.parse(scheduledAt) > now;

/** Throws Refused. */
export const requireToCome = (visit: Timed, now: number): void => {
  if (!isToCome(visit, now)) throw new Refused("This visit can't be changed any more. Please give us a call instead.");
};
