import { z } from 'zod';

export const nothing = z.undefined();
export const noQuery = z.object({});

/** Made by whoever asks, once for each thing that they want: sent again with it, that is done once. */
export const retryKeySchema = z.string().regex(/^[\w-]{8,64}$/);

const isInOurTimes = (day: string): boolean => day >= '2000' && day < '2200';

/** A day that is asked for, YYYY-MM-DD: one that a calendar has and a database can reckon with. */
export const askedDay = (otherwise: string) => z.iso.date(otherwise).refine(isInOurTimes, otherwise);

/** As a day, with the time, ISO 8601. */
export const askedMoment = (otherwise: string) =>
  z.iso.datetime({ offset: true, error: otherwise }).refine(isInOurTimes, otherwise);

/** The answer of every failed call; `message` is short and safe to show. */
export const errorSchema = z.object({ message: z.string(), code: z.string(), requestId: z.string() });
export type ErrorBody = z.infer<typeof errorSchema>;

export const confirmationSchema = z.object({ success: z.literal(true), message: z.string() });
