import { z } from 'zod';

/** The calendar that an installer's visits are written to as well, beside its diary here. */
export const calendarSchema = z.strictObject({ provider: z.enum(['none', 'google']) });
export type Calendar = z.infer<typeof calendarSchema>;

export const noCalendar: Calendar = { provider: 'none' };
