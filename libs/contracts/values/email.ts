import { z } from 'zod';
import { typedEmail } from './typed-contact';

const words = String.raw`[a-z\d!#$%&'*+/=?^_{}~-]+`;
const label = String.raw`[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?`;

/** An address as mail servers take it without extensions: any sign of RFC 5322 before the @, names of hosts in ASCII behind it. */
const pattern = new RegExp(
  String.raw`^(?=.{1,64}@)${words}(?:\.${words})*@(?:${label}\.)+(?:[a-z]{2,24}|xn--[a-z\d-]{1,58}[a-z\d])$`,
  'i',
);

export const emailSchema = z.email({ pattern, error: 'Please enter a valid email address' }).max(254);

/** An address as somebody types or pastes it into a field. */
export const typedEmailSchema = z.string().overwrite(typedEmail).pipe(emailSchema);
