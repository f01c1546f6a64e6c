import { z } from 'zod';

/** What a key of an installer's own system may do. */
export const systemScopes = ['leads:read', 'leads:write', 'appointments:read', 'appointments:write'] as const;
export const systemScopeSchema = z.enum(systemScopes);
export type SystemScope = z.infer<typeof systemScopeSchema>;
/** In the words of who makes a key. */
export const scopeWords: Readonly<Record<SystemScope, string>> = {
  'leads:read': 'Read leads',
  'leads:write': 'Move leads on',
  'appointments:read': 'Read the diary',
  'appointments:write': 'Book, move and cancel visits',
};

/** At once; one that isn't needed any more is revoked first. */
export const mostSystemKeys = 20;
/** For how long one may work where its issuer sets an end. */
export const systemKeyDays = [30, 90, 365] as const;
/** Calls that one key may make in a minute. */
export const systemCallsPerMinute = 120;
