import { status, type handleServerStreamingCall, type ServerWritableStream } from '@grpc/grpc-js';
import { ReadReq, ReadResp } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb';
import { eventMessage, nameIn, notFoundMessage, trailers } from './messages';
import type { KeptRecord, StandInLog } from './stand-in-log';
import { subscribeTo } from './subscription';

export type Reading = ServerWritableStream<ReadReq, ReadResp>;
type Matches = (record: KeptRecord) => boolean;

const filterIn = (options: ReadReq.Options): Matches => {
  const filter = options.getFilter();
  const ofStream = filter?.getStreamIdentifier();
  const expression = ofStream ?? filter?.getEventType();
  if (expression === undefined) return () => true;
  const pattern = expression.getRegex() === '' ? undefined : new RegExp(expression.getRegex());
  return (record) => {
    const subject = ofStream ? record.stream : record.type;
    return pattern ? pattern.test(subject) : expression.getPrefixList().some((prefix) => subject.startsWith(prefix));
  };
};

const readStream = (call: Reading, log: StandInLog, options: ReadReq.Options): void => {
  const from = options.getStream();
  const name = nameIn(from?.getStreamIdentifier());
  if (log.isDeleted(name)) {
    const metadata = trailers({ exception: 'stream-deleted', 'stream-name': name });
    call.emit('error', { code: status.FAILED_PRECONDITION, details: `Event stream '${name}' is deleted.`, metadata });
    return;
  }
  const there = log.stream(name);
  if (there === undefined) call.write(notFoundMessage(name));
  const first = from?.hasStart() ? 0 : Number(from?.getRevision() ?? 0);
  for (const record of there?.slice(first, first + Number(options.getCount())) ?? []) call.write(eventMessage(record));
  call.end();
};

/** Of all streams; the place that a forward reading begins with is read itself, that of a subscription is not. */
const startIn = (log: StandInLog, all: ReadReq.Options.AllOptions): number => {
  if (all.hasStart()) return 0;
  if (all.hasEnd()) return log.records.length;
  const position = BigInt(all.getPosition()?.getCommitPosition() ?? '0');
  const place = log.records.findIndex((record) => record.position >= position);
  return place < 0 ? log.records.length : place;
};

const readAll = (call: Reading, log: StandInLog, options: ReadReq.Options, all: ReadReq.Options.AllOptions): void => {
  const place = startIn(log, all);
  const backwards = options.getReadDirection() === ReadReq.Options.ReadDirection.BACKWARDS;
  const records = backwards ? log.records.slice(0, place).toReversed() : log.records.slice(place);
  const matches = filterIn(options);
  let wanted = Number(options.getCount());
  for (const record of records) {
    if (wanted === 0) break;
    log.emit('searched', record);
    if (!matches(record)) continue;
    wanted -= 1;
    call.write(eventMessage(record));
  }
  call.end();
};

export const readFrom =
  (log: StandInLog): handleServerStreamingCall<ReadReq, ReadResp> =>
  (call) => {
    const options = call.request.getOptions();
    const all = options?.getAll();
    if (options === undefined) call.emit('error', { code: status.INVALID_ARGUMENT, details: 'No options' });
    else if (all === undefined) readStream(call, log, options);
    else if (!options.hasSubscription()) readAll(call, log, options, all);
    else {
      const place = startIn(log, all);
      const there = log.records[place]?.position === BigInt(all.getPosition()?.getCommitPosition() ?? '-1');
      subscribeTo(log, call, there ? place + 1 : place, filterIn(options));
    }
  };
