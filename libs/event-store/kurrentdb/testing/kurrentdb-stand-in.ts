import { Server, ServerCredentials, type sendUnaryData, type ServerUnaryCall } from '@grpc/grpc-js';
import {
  SupportedMethod,
  SupportedMethods,
} from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/serverfeatures_pb';
import { ServerFeaturesService } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/serverfeatures_grpc_pb';
import { StreamsService } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_grpc_pb';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server as NetServer } from 'node:net';
import { lineTo, portOf, type CuttableLine } from '../../testing/cuttable-line';
import { appendTo } from './append-service';
import { batchAppendTo } from './batch-append-service';
import { readFrom } from './read-service';
import { StandInLog, type ProposedRecord } from './stand-in-log';

export interface KurrentDbStandIn {
  readonly url: string;
  /** The same, past `line`. */
  readonly straightUrl: string;
  readonly log: StandInLog;
  /** Between the server and its clients: to cut, hold and mend. */
  readonly line: CuttableLine;
  /** Other programs' events at the end of a stream. */
  writeForeign(stream: string, count: number): void;
  stop(): Promise<void>;
}

export interface KurrentDbStandInOptions {
  /** Whether it offers the call that carries many appends; it does by default, as servers since 21.10. */
  readonly batchAppend?: boolean;
  /** What an earlier one kept, to be that one after a restart; by default an empty log. */
  readonly log?: StandInLog;
}

const supported = (names: readonly string[]): SupportedMethods => {
  const methods = new SupportedMethods();
  methods.setEventStoreServerVersion('26.0.0');
  methods.setMethodsList(
    names.map((name) => {
      const method = new SupportedMethod();
      method.setServiceName('event_store.client.streams.streams');
      method.setMethodName(name);
      return method;
    }),
  );
  return methods;
};

/** Takes connections without Nagle's waiting, which would cost each answer 40 ms. */
const openTo = async (server: Server): Promise<NetServer> => {
  const injector = server.createConnectionInjector(ServerCredentials.createInsecure());
  const door = createServer({ noDelay: true }, (socket) => injector.injectConnection(socket));
  await once(door.listen(0, '127.0.0.1'), 'listening');
  return door;
};

const foreign = (): ProposedRecord => ({
  id: randomUUID(),
  type: 'ForeignEvent',
  contentType: 'application/json',
  data: Buffer.from('{}'),
  customMetadata: Buffer.from(''),
});

/** A KurrentDB in this process: the official protocol and the server's rules of appending, its log in memory. */
export const startKurrentDbStandIn = async (options: KurrentDbStandInOptions = {}): Promise<KurrentDbStandIn> => {
  const { batchAppend = true, log = new StandInLog() } = options;
  const server = new Server({ 'grpc.max_receive_message_length': 16 * 1024 * 1024 });
  server.addService(StreamsService, { append: appendTo(log), batchAppend: batchAppendTo(log), read: readFrom(log) });
  const methods = supported(['read', 'append', ...(batchAppend ? ['batchappend'] : [])]);
  server.addService(ServerFeaturesService, {
    getSupportedMethods: (_call: ServerUnaryCall<unknown, unknown>, answer: sendUnaryData<SupportedMethods>) =>
      answer(null, methods),
  });
  const door = await openTo(server);
  const port = portOf(door);
  const line = await lineTo(port);
  return {
    url: `kurrentdb://127.0.0.1:${line.port}?tls=false`,
    straightUrl: `kurrentdb://127.0.0.1:${port}?tls=false`,
    log,
    line,
    writeForeign: (stream, count) => void log.write(stream, Array.from({ length: count }, foreign)),
    stop: async () => {
      await line.cut();
      door.close();
      server.forceShutdown();
    },
  };
};
