import { z } from 'zod';

/**
 * `visit`: also a time given for one. `person`: no assistant. `soon`: within about a month. `accepted`: takes a quote. `no-customer`: sells
 * something, seeks a job, tests, or is off topic. `owner`, `landlord`, `authorised`: may decide on the work.
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
