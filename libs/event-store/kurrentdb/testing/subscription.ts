import type { ServerWritableStream } from '@grpc/grpc-js';
import type { ReadReq, ReadResp } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb';
import { randomUUID } from 'node:crypto';
import { caughtUpMessage, checkpointMessage, confirmationMessage, eventMessage } from './messages';
import type { KeptRecord, StandInLog } from './stand-in-log';

/** A checkpoint follows so many events that the server has gone through. */
const searched = 32;

/** Hands over what is there from a place of the log on and what comes, with checkpoints on the way. */
export const subscribeTo = (
  log: StandInLog,
  call: ServerWritableStream<ReadReq, ReadResp>,
  from: number,
  matches: (record: KeptRecord) => boolean,
): void => {
  let place = from;
  const handOver = (): void => {
    for (let record = log.records[place]; record; record = log.records[place]) {
      place += 1;
      if (matches(record)) call.write(eventMessage(record));
      if ((place - from) % searched === 0) call.write(checkpointMessage(record.position));
    }
  };
  const end = (): void => void log.off('written', handOver);
  log.on('written', handOver);
  call.on('cancelled', end).on('close', end).on('error', end);
  call.write(confirmationMessage(randomUUID()));
  handOver();
  call.write(caughtUpMessage());
};
