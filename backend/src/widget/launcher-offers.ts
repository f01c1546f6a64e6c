import type { Launcher } from '@pilotlight/contracts/http/widget';
import type { Training } from '@pilotlight/contracts/values/training';

/** The forms that an installer's training lets its visitors fill in. */
export const offersOf = ({ flows }: Pick<Training, 'flows'>): Launcher['offers'] => [
  ...(flows.offersVisits ? (['Book a visit'] as const) : []),
  ...(flows.takesCallbacks ? (['Ask us to ring you'] as const) : []),
];
