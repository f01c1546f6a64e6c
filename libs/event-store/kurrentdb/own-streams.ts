import type { Filter } from '@kurrent/kurrentdb-client';

/** Streams that begin with $ are the server's own. The server applies this. */
const pattern = '^[^$\\s-][^\\s-]*-\\S';

export const ownStreams: Filter = { filterOn: 'streamName', regex: pattern, checkpointInterval: 1 };
