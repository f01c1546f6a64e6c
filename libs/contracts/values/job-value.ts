import { z } from 'zod';

const most = 100_000_000;

/** What a won job is worth to the installer in pence, as it says itself. */
export const jobValueSchema = z
  .int('Please give the value in pounds and pence')
  .min(0, 'A job is worth nothing at least')
  .max(most, 'Please give a value of up to £1,000,000');
