import { z } from 'zod';

const retentionLimits = { least: 30, most: 3_650 } as const;

export const retentionDaysSchema = z
  .int('Whole days only')
  .min(retentionLimits.least, `Between ${retentionLimits.least} and ${retentionLimits.most} days`)
  .max(retentionLimits.most, `Between ${retentionLimits.least} and ${retentionLimits.most} days`);

export const defaultRetentionDays = 365;
