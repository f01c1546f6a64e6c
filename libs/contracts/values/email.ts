import { z } from 'zod';
import { typedEmail } from './typed-contact';

const words = String.raw`[a-z\d!#$%&'*+/=?^_{}~-]+`;
const label = String.raw`[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?`;

/** RFC 5322 without extensions: any sign before the @, ASCII host names behind it. */
const pattern = new RegExp(
  String.raw`^(?=.{1,64}@)${words}(?:\.${words})*@(?:${label}\.)+(?:[a-z]{2,24}|xn--[a-z\d-]{1,58}[a-z\d])$`,
  'i',
);

export const emailSchema = z.email({ pattern, error: 'Please enter a valid email address' }).max(254);

export const typedEmailSchema = z.string().overwrite(typedEmail).pipe(emailSchema);

/** The spelling by which two addresses are one. */
export const normalisedEmail = (email: string): string => email.trim().toLowerCase();
