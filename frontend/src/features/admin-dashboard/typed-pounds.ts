import { z } from 'zod';

/** Pounds as they are typed, "89" or "£89.50", in pence. */
export const poundsIn = (message: string) =>
  z
    .string()
    .trim()
    .regex(/^£?\d{1,6}(?:\.\d{1,2})?$/, message)
    .transform((pounds) => Math.round(Number(pounds.replace('£', '')) * 100));

/** As poundsIn; a blank is none. */
export const poundsOrNone = (message: string) =>
  z
    .string()
    .trim()
    .regex(/^(?:£?\d{1,6}(?:\.\d{1,2})?)?$/, message)
    .transform((pounds) => (pounds === '' ? undefined : Math.round(Number(pounds.replace('£', '')) * 100)));

export const poundsToType = (pence: number): string =>
  pence % 100 === 0 ? String(pence / 100) : (pence / 100).toFixed(2);
