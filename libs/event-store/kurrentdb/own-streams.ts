import type { Filter } from '@kurrent/kurrentdb-client';

/** Streams named `<category>-<id>`; those with a $ are the server's own. Applied by the server. */
const pattern = '^[^$\\s-][^\\s-]*-\\S';

export const ownStreams: Filter = { filterOn: 'streamName', regex: pattern, checkpointInterval: 1 };
