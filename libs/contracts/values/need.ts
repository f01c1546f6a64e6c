import { z } from 'zod';

/**
 * What a visitor wants of the firm, or what makes a job press. `callback`: to be phoned. `quote`: what work would cost. `visit`:
 * somebody to attend, or a time for a visit given. `person`: no assistant. `erasure`: its data gone. `repair`: broken or unsafe now.
 * `soon`: a date, deadline or visit within about a month. `later`: the work is for later than that. `accepted`: takes a quote. `no-customer`: sells something, seeks a job, tests,
 * or is off topic. `abroad`: the home is outside of the UK. `owner`, `landlord`, `authorised`: may decide on the work.
 */
export const needs = [
  'callback',
  'quote',
  'visit',
  'person',
  'erasure',
  'repair',
  'soon',
  'later',
  'accepted',
  'no-customer',
  'abroad',
  'owner',
  'landlord',
  'authorised',
] as const;
export const needSchema = z.enum(needs);
export type Need = z.infer<typeof needSchema>;
