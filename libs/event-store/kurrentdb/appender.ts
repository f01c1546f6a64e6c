import type { JSONEventData, KurrentDBClient, RecordedEvent } from '@kurrent/kurrentdb-client';
import { randomUUID } from 'node:crypto';
import { prepareAppend, type PreparedAppend } from '../append-rules';
import { AppendTooLarge, InvalidAppend, StoreUnavailable, WrongExpectedRevision } from '../event-store';
import type { AppendRequest, AppendResult } from '../event-store';
import { AppendLanes } from './append-lanes';
import { failureKind, reaching } from './client-failure';
import type { Reader } from './reader';
import { atOf, attemptOf, positionOf, toRecordMetadata } from './stored-record';

/** Reads the stream after writing: the server's answer has no time and doesn't tell a repeated append from a first one. */
export class Appender {
  private readonly lanes = new AppendLanes();

  constructor(
    private readonly client: KurrentDBClient,
    private readonly reader: Reader,
    private readonly deadline: number,
  ) {}

  async append(request: AppendRequest): Promise<AppendResult> {
    const prepared = prepareAppend(request);
    if (prepared.stream.startsWith('$'))
      throw new InvalidAppend(prepared.stream, "names with a $ are the server's own");
    return this.lanes.run(prepared.stream, () => this.write(request, prepared));
  }

  settled(): Promise<void> {
    return this.lanes.settled();
  }

  private async write(request: AppendRequest, prepared: PreparedAppend): Promise<AppendResult> {
    const attempt = randomUUID();
    const taken = await this.send(request, prepared, attempt);
    const there = await this.standing(prepared);
    const last = there.at(-1);
    if (last && isAll(there, prepared.ids))
      return {
        revision: Number(last.revision),
        position: positionOf(last),
        at: atOf(last),
        repeated: attemptOf(last) !== attempt,
      };
    if (taken && there.length < prepared.ids.length)
      throw new StoreUnavailable(new Error('What was acknowledged can not be read yet'));
    throw new WrongExpectedRevision(request.stream, request.expected);
  }

  private async send({ events, metadata }: AppendRequest, prepared: PreparedAppend, attempt: string): Promise<boolean> {
    const now = new Date();
    const records: JSONEventData[] = events.map(({ id, type, data, source }) => ({
      id,
      type,
      data: { ...data },
      metadata: toRecordMetadata({ ...metadata, ...source }, attempt, now),
      contentType: 'application/json',
    }));
    const streamState = prepared.expected < 0 ? 'no_stream' : BigInt(prepared.expected);
    try {
      const { success } = await reaching(this.deadline, () =>
        this.client.appendToStream(prepared.stream, records, {
          streamState,
          deadline: this.deadline,
          requiresLeader: true,
        }),
      );
      return success;
    } catch (error) {
      switch (failureKind(error)) {
        case 'wrong-expected-version':
          return false;
        case 'maximum-append-size-exceeded':
        case 'append-record-size-exceeded':
        case 'transaction-max-size-exceeded':
          throw new AppendTooLarge(prepared.bytes);
        case 'stream-deleted':
        case 'stream-tombstoned':
          throw new InvalidAppend(prepared.stream, 'the stream was deleted on the server');
      }
      throw error;
    }
  }

  private standing({ stream, expected, ids }: PreparedAppend): Promise<readonly RecordedEvent[]> {
    return this.reader.stream(stream, { fromRevision: BigInt(expected + 1), maxCount: ids.length });
  }
}

const isAll = (there: readonly RecordedEvent[], ids: readonly string[]): boolean =>
  there.length === ids.length && there.every(({ id }, place) => id === ids[place]);
