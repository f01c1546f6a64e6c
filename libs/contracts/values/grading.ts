import { z } from 'zod';

export const pointParts = { contact: 25, need: 25, timing: 15, fit: 15, sheet: 20 } as const;
export type PointPart = keyof typeof pointParts;

const upTo = (most: number) => z.int().min(0).max(most);

/** Whole numbers; they rank leads within a grade. */
export const pointsSchema = z.object({
  contact: upTo(pointParts.contact),
  need: upTo(pointParts.need),
  timing: upTo(pointParts.timing),
  fit: upTo(pointParts.fit),
  sheet: upTo(pointParts.sheet),
} satisfies Record<PointPart, z.ZodType>);
export type Points = Readonly<z.infer<typeof pointsSchema>>;

export const totalPoints = ({ contact, need, timing, fit, sheet }: Points): number =>
  contact + need + timing + fit + sheet;

/** All of them make it A. */
export const gradeFacts = ['reachable', 'located', 'ready'] as const;
export type GradeFact = (typeof gradeFacts)[number];

/** Names only: no word of the visitor's. */
export const gradeFactors = [
  'phone',
  'email',
  'best-time',
  'inside-coverage',
  'full-postcode',
  'outside-coverage',
  'abroad',
  'danger',
  'broken',
  'date-soon',
  'visit-asked',
  'wanted-soon',
  'quote-accepted',
  'booked',
  'no-customer',
  'asks-installation',
  'asks-quote',
  'asks-service',
  'may-decide',
  'work-offered',
  'fuel-offered',
] as const;
export type GradeFactor = (typeof gradeFactors)[number];
