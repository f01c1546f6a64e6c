import type { BackedUpSchema } from '@pilotlight/event-store/backup/backed-up-tables';

/** What the write and read sides keep that can't be rebuilt, beside the log and its keys. */
export const backedUpSchemas: readonly BackedUpSchema[] = [
  {
    schema: 'access',
    // Everybody signs in again: a token that was ended since must not live anew.
    ownToAPlace: ['migrations', 'migrations_lock', 'sessions', 'attempts', 'typing'],
    inUse: {},
  },
  { schema: 'audit', ownToAPlace: ['schema_version', 'migrations'], inUse: { chain: 'audit entries' } },
];
