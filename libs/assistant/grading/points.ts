import { type GradeFactor, type Points, pointParts } from '@pilotlight/contracts/values/grading';
import type { AskedFor } from './asked-for';
import type { LeadToGrade } from './grading';
import { type WeighedNeed, weighNeed } from './need';
import { offersFuel, offersWork } from './offer';
import type { Ways } from './reachable';
import { aboutAMonth } from './ready';

type Part = { readonly points: number; readonly factors: readonly GradeFactor[] };

const scored = (parts: readonly (readonly [boolean, number, GradeFactor])[]): Part => {
  const factors: GradeFactor[] = [];
  let points = 0;
  for (const [holds, worth, factor] of parts) {
    if (!holds) continue;
    points += worth;
    factors.push(factor);
  }
  return { points, factors };
};

const contact = ({ facts }: LeadToGrade, { phone, email }: Ways): Part =>
  scored([
    [phone, 15, 'phone'],
    [email, 5, 'email'],
    [Boolean(facts.preferred_time), 5, 'best-time'],
  ]);

const aWeek = 7;

const timing = (lead: LeadToGrade, asked: AskedFor | null): number => {
  const later = lead.needs.has('later');
  const date = later ? null : asked;
  if (lead.emergency || lead.booked || lead.needs.has('repair') || (date && date.first <= aWeek)) return 15;
  if ((lead.needs.has('soon') && !later) || lead.needs.has('accepted') || (date && date.first <= aboutAMonth))
    return 10;
  return date || lead.needs.has('visit') ? 5 : 0;
};

const mayDecide = ({ needs, facts }: LeadToGrade): boolean =>
  needs.has('owner') ||
  needs.has('landlord') ||
  needs.has('authorised') ||
  facts.tenure === 'owner' ||
  facts.tenure === 'landlord';

const fit = (lead: LeadToGrade, need: WeighedNeed | null): Part =>
  scored([
    [mayDecide(lead), 7, 'may-decide'],
    [need !== null && offersWork(lead.offer, need.work), 4, 'work-offered'],
    [Boolean(lead.facts.fuel && offersFuel(lead.offer, lead.facts.fuel)), 4, 'fuel-offered'],
  ]);

const sheet = ({ sheetPercentage }: LeadToGrade): number =>
  Math.round((Math.min(100, Math.max(0, sheetPercentage)) / 100) * pointParts.sheet);

export const pointsOf = (
  lead: LeadToGrade,
  date: AskedFor | null,
  ways: Ways,
): { readonly points: Points; readonly factors: readonly GradeFactor[] } => {
  const need = weighNeed(lead);
  const contactPart = contact(lead, ways);
  const fitPart = fit(lead, need);
  return {
    points: {
      contact: contactPart.points,
      need: need?.points ?? 0,
      timing: timing(lead, date),
      fit: fitPart.points,
      sheet: sheet(lead),
    },
    factors: [...contactPart.factors, ...(need ? [need.factor] : []), ...fitPart.factors],
  };
};
