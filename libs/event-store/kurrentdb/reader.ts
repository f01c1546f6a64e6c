import type { KurrentDBClient, ReadAllOptions, ReadStreamOptions, RecordedEvent } from '@kurrent/kurrentdb-client';
import { failureKind, reaching } from './client-failure';
import { ownStreams } from './own-streams';

type Reading = AsyncIterable<{ readonly event?: RecordedEvent }>;

/** Throws StoreUnavailable, and the client's error where the server answered no. */
export class Reader {
  private client: KurrentDBClient;

  constructor(
    private readonly connect: () => KurrentDBClient,
    private readonly deadline: number,
  ) {
    this.client = connect();
  }

  stream(stream: string, options: ReadStreamOptions): Promise<readonly RecordedEvent[]> {
    return this.read((client) => client.readStream(stream, { ...options, requiresLeader: true }));
  }

  all(options: ReadAllOptions): Promise<readonly RecordedEvent[]> {
    return this.read((client) => client.readAll({ ...options, filter: ownStreams, requiresLeader: true }));
  }

  private read(begin: (client: KurrentDBClient) => Reading): Promise<readonly RecordedEvent[]> {
    const client = this.client;
    return reaching(this.deadline, async () => {
      const records: RecordedEvent[] = [];
      try {
        for await (const { event } of begin(client)) if (event) records.push(event);
      } catch (error) {
        if (failureKind(error) === 'stream-not-found') return [];
        this.replace(client);
        throw error;
      }
      return records;
    });
  }

  /** The client's native reader never retries once it has found no server. */
  private replace(broken: KurrentDBClient): void {
    if (this.client === broken) this.client = this.connect();
  }
}
