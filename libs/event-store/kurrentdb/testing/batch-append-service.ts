import type { handleBidiStreamingCall } from '@grpc/grpc-js';
import { Code } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/code_pb';
import {
  AllStreamPosition,
  MaximumAppendSizeExceeded,
  StreamDeleted,
  WrongExpectedVersion,
} from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/shared_pb';
import { Status } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/status_pb';
import { BatchAppendReq, BatchAppendResp } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb';
import { Any } from 'google-protobuf/google/protobuf/any_pb';
import { Empty } from 'google-protobuf/google/protobuf/empty_pb';
import { identifierOf, nameIn, proposedIn } from './messages';
import { maximumAppendSize, type KeptRecord, type Outcome, type ProposedRecord, type StandInLog } from './stand-in-log';

interface Batch {
  readonly stream: string;
  readonly expected: bigint;
  readonly proposed: ProposedRecord[];
}

const successOf = (last: KeptRecord): BatchAppendResp.Success => {
  const position = new AllStreamPosition();
  position.setCommitPosition(String(last.position));
  position.setPreparePosition(String(last.position));
  const success = new BatchAppendResp.Success();
  success.setCurrentRevision(String(last.revision));
  success.setPosition(position);
  return success;
};

const refusal = (code: Code, message: string, type: string, details: Uint8Array): Status => {
  const packed = new Any();
  packed.pack(details, `event_store.client.${type}`);
  const refused = new Status();
  refused.setCode(code);
  refused.setMessage(message);
  refused.setDetails(packed);
  return refused;
};

const wrongVersion = (current: bigint, expected: bigint): Status => {
  const wrong = new WrongExpectedVersion();
  if (current < 0n) wrong.setCurrentNoStream(new Empty());
  else wrong.setCurrentStreamRevision(String(current));
  if (expected < 0n) wrong.setExpectedNoStream(new Empty());
  else wrong.setExpectedStreamPosition(String(expected));
  return refusal(Code.FAILED_PRECONDITION, 'WrongExpectedVersion', 'WrongExpectedVersion', wrong.serializeBinary());
};

const tooLarge = (): Status => {
  const size = new MaximumAppendSizeExceeded();
  size.setMaxappendsize(maximumAppendSize);
  const details = size.serializeBinary();
  return refusal(Code.INVALID_ARGUMENT, 'MaximumAppendSizeExceeded', 'MaximumAppendSizeExceeded', details);
};

const deletedStream = (stream: string): Status => {
  const deleted = new StreamDeleted();
  deleted.setStreamIdentifier(identifierOf(stream));
  return refusal(Code.FAILED_PRECONDITION, 'StreamDeleted', 'StreamDeleted', deleted.serializeBinary());
};

const answerTo = ({ stream, expected }: Batch, outcome: Outcome): BatchAppendResp => {
  const response = new BatchAppendResp();
  response.setStreamIdentifier(identifierOf(stream));
  switch (outcome.kind) {
    case 'written':
    case 'idempotent':
      return response.setSuccess(successOf(outcome.last));
    case 'wrong-expected-version':
      return response.setError(wrongVersion(outcome.current, expected));
    case 'too-large':
      return response.setError(tooLarge());
    case 'deleted':
      return response.setError(deletedStream(stream));
  }
};

const batchOf = (options: BatchAppendReq.Options | undefined): Batch => ({
  stream: nameIn(options?.getStreamIdentifier()),
  expected: options?.hasNoStream() ? -1n : BigInt(options?.getStreamPosition() ?? '0'),
  proposed: [],
});

export const batchAppendTo =
  (log: StandInLog): handleBidiStreamingCall<BatchAppendReq, BatchAppendResp> =>
  (call) => {
    const open = new Map<string, Batch>();
    call.on('data', (request: BatchAppendReq) => {
      const id = request.getCorrelationId()?.getString() ?? '';
      const batch = open.get(id) ?? batchOf(request.getOptions());
      open.set(id, batch);
      batch.proposed.push(...request.getProposedMessagesList().map(proposedIn));
      if (!request.getIsFinal()) return;
      open.delete(id);
      const response = answerTo(batch, log.append(batch.stream, batch.expected, batch.proposed));
      call.write(response.setCorrelationId(request.getCorrelationId()));
    });
    call.on('end', () => call.end());
    call.on('error', () => {});
  };
