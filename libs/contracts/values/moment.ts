import { z } from 'zod';

const [first, end] = [Date.UTC(2000, 0), Date.UTC(2200, 0)];

export const momentSchema = z.iso
  .datetime({ offset: true, error: 'Please choose a valid date and time' })
  .refine((text) => Date.parse(text) >= first && Date.parse(text) < end, 'Please choose a date from 2000 to 2199')
  .transform((text) => new Date(text).toISOString());
