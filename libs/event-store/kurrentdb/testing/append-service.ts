import { status, type handleClientStreamingCall } from '@grpc/grpc-js';
import { Empty } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/shared_pb';
import { AppendReq, AppendResp } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb';
import { nameIn, proposedIn, trailers } from './messages';
import { maximumAppendSize, type KeptRecord, type ProposedRecord, type StandInLog } from './stand-in-log';

const successOf = (last: KeptRecord): AppendResp => {
  const position = new AppendResp.Position();
  position.setCommitPosition(String(last.position));
  position.setPreparePosition(String(last.position));
  const success = new AppendResp.Success();
  success.setCurrentRevision(String(last.revision));
  success.setPosition(position);
  const response = new AppendResp();
  response.setSuccess(success);
  return response;
};

const wrongVersion = (current: bigint, expected: bigint): AppendResp => {
  const wrong = new AppendResp.WrongExpectedVersion();
  if (current < 0n) wrong.setCurrentNoStream(new Empty());
  else wrong.setCurrentRevision(String(current));
  if (expected < 0n) wrong.setExpectedNoStream(new Empty());
  else wrong.setExpectedRevision(String(expected));
  const response = new AppendResp();
  response.setWrongExpectedVersion(wrong);
  return response;
};

export const appendTo =
  (log: StandInLog): handleClientStreamingCall<AppendReq, AppendResp> =>
  (call, answer) => {
    let options: AppendReq.Options | undefined;
    const proposed: ProposedRecord[] = [];
    call.on('data', (request: AppendReq) => {
      options ??= request.getOptions();
      const message = request.getProposedMessage();
      if (message) proposed.push(proposedIn(message));
    });
    const answered = (): void => {
      // A call whose line was torn comes to an end as well, with what had arrived; a server takes none of it.
      if (call.cancelled || proposed.length === 0) return;
      const stream = nameIn(options?.getStreamIdentifier());
      const expected = options?.hasNoStream() ? -1n : BigInt(options?.getRevision() ?? '0');
      const outcome = log.append(stream, expected, proposed);
      switch (outcome.kind) {
        case 'written':
        case 'idempotent':
          return answer(null, successOf(outcome.last));
        case 'wrong-expected-version':
          return answer(null, wrongVersion(outcome.current, expected));
        case 'too-large':
          return answer({
            code: status.INVALID_ARGUMENT,
            details: `Maximum Append Size of ${maximumAppendSize} Exceeded.`,
            metadata: trailers({
              exception: 'maximum-append-size-exceeded',
              'maximum-append-size': String(maximumAppendSize),
            }),
          });
        case 'deleted':
          return answer({
            code: status.FAILED_PRECONDITION,
            details: `Event stream '${stream}' is deleted.`,
            metadata: trailers({ exception: 'stream-deleted', 'stream-name': stream }),
          });
      }
    };
    // Whether it was torn shows only after its end.
    call.on('end', () => setImmediate(answered));
  };
