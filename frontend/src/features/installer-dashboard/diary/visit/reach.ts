import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { wayToReach } from '@pilotlight/contracts/values/ways-to-reach';
import { holdsItsTime } from '../visit';

/** Says so where whoever is visited hears nothing by itself of what becomes of the visit; null where they do, or were erased. */
export const reachWarning = (visit: Appointment): string | null => {
  if (!visit.customerName || !holdsItsTime(visit)) return null;
  switch (wayToReach(visit)) {
    case 'written':
      return null;
    case 'rung':
      return 'No email or mobile: ring them about any change.';
    case 'none':
      return 'No phone or email: there’s no way to reach them.';
  }
};
