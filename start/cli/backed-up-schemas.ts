import type { BackedUpSchema } from '@pilotlight/event-store/backup/backed-up-tables';

/** What the write side and the read side keep that can't be made anew, beside the log and its keys. */
export const backedUpSchemas: readonly BackedUpSchema[] = [
  {
    schema: 'access',
    // Who was signed in then signs in again: a token that was ended since must not live anew.
    ownToAPlace: ['migrations', 'migrations_lock', 'sessions', 'attempts', 'typing'],
    inUse: {},
  },
  { schema: 'audit', ownToAPlace: ['schema_version', 'migrations'], inUse: { chain: 'audit entries' } },
];
