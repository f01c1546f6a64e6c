import type { KurrentDBClient, ReadStreamOptions, RecordedEvent } from '@kurrent/kurrentdb-client';
import { failureKind } from './client-failure';

/** The stream's records in order; none where there is no such stream. Throws the client's errors. */
export const readRecords = async (
  client: KurrentDBClient,
  stream: string,
  options: ReadStreamOptions,
): Promise<readonly RecordedEvent[]> => {
  const records: RecordedEvent[] = [];
  try {
    for await (const { event } of client.readStream(stream, options)) if (event) records.push(event);
  } catch (error) {
    if (failureKind(error) !== 'stream-not-found') throw error;
  }
  return records;
};
