import { z } from 'zod';

const pence = (pounds: string): number => Math.round(Number(pounds.replace('£', '')) * 100);

/** Pounds as they are typed, "89" or "£89.50", in pence; undefined where nothing is. */
export const poundsOrNone = (message: string) =>
  z
    .string()
    .trim()
    .regex(/^(?:£?\d{1,6}(?:\.\d{1,2})?)?$/, message)
    .transform((pounds) => (pounds === '' ? undefined : pence(pounds)));

/** As poundsOrNone; something has to be typed. */
export const poundsIn = (message: string) => poundsOrNone(message).pipe(z.number(message));

export const poundsToType = (pence: number): string =>
  pence % 100 === 0 ? String(pence / 100) : (pence / 100).toFixed(2);
