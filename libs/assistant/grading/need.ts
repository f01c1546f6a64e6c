import type { GradeFactor } from '@pilotlight/contracts/values/grading';
import type { LeadToGrade } from './grading';
import type { Work } from './offer';

export type WeighedNeed = { readonly points: number; readonly factor: GradeFactor; readonly work: Work };

const serviceOr = (lead: LeadToGrade): Work => (lead.needs.has('repair') ? 'repair' : 'service');

/** Booked 25, installation or quote 20, breakdown 16, service 12; null where nothing is wanted. */
export const weighNeed = (lead: LeadToGrade): WeighedNeed | null => {
  const { intent, needs, emergency, booked } = lead;
  const installs = intent === 'installation';
  if (booked) return { points: 25, factor: 'booked', work: installs ? 'installation' : serviceOr(lead) };
  if (installs) return { points: 20, factor: 'asks-installation', work: 'installation' };
  if (intent === 'quote' || needs.has('quote') || needs.has('accepted'))
    return { points: 20, factor: 'asks-quote', work: needs.has('repair') ? 'repair' : 'installation' };
  if (emergency || needs.has('repair')) return { points: 16, factor: emergency ? 'danger' : 'broken', work: 'repair' };
  if (intent === 'service' || intent === 'booking' || needs.has('visit'))
    return { points: 12, factor: 'asks-service', work: 'service' };
  return null;
};
