import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { StoreUnavailable, UnreadableRecord } from '@pilotlight/event-store/event-store';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { AppModule } from './app.module';
import { migrateAccess } from './database/migrate-access';
import { WriteWatch } from './database/write-watch';
import type { EngineHappening } from './gateways/assistant/engine-watch';
import type { FoundationOptions, Foundations } from './foundations';
import { openFoundations } from './foundations';
import { registerHealth } from './health/health';
import { AssistantFigures } from './health/assistant-figures';
import type { Figures } from './health/metrics';
import { type Metric, serveMetrics } from './health/metrics';
import { photoStoreFigures } from './health/photo-store-figures';
import { readModelFigures } from './health/read-model-figures';
import { listensOn } from './http/listens-on';
import { answerUnreadableRequest } from './http/unreadable-request';
import { registerApiDocs } from './http/api-docs';
import { bodyLimit, registerDepthLimit } from './http/body-limits';
import { countRequests } from './http/last-requests';
import { registerOpenApi } from './http/openapi';
import type { PageFolders } from './http/pages';
import { registerPages } from './http/pages';
import { registerStorableText } from './http/storable-text';
import { registerUploads } from './http/uploads';
import { registerSecurityHeaders } from './http/security-headers';
import { registerWidgetCors } from './http/widget-cors';
import { assistantLog } from './logging/assistant-log';
import { NestLog } from './logging/nest-log';
import { PhotoStoreWatch } from './photos/photo-store-watch';
import { startAccessUpkeep } from './sessions/access-upkeep';
import { WidgetDoor } from './widget/widget-door';
import { failureIn } from './logging/failure';
import { lagInWords } from './read-side/read-models';
import { PutOff } from './jobs/put-off';
import { startUpkeep } from './jobs/upkeep';
import { StreamMemory } from './write-side/stream-memory';

export interface BackendOptions extends Omit<FoundationOptions, 'onDatabaseError' | 'onAssistant'> {
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  readonly trustProxy: boolean;
  readonly metricsPort?: number | undefined;
  /** The loopback unless told otherwise: what the metrics say is for the operator alone. */
  readonly metricsHost?: string;
  /** For the metrics, beside the backend's own. */
  readonly figures?: readonly Figures[];
  readonly pages: PageFolders;
  /** Whether the REST contract has a page to read it on. */
  readonly apiDocs: boolean;
  readonly logger: Logger;
  /** Further pages of the host's own, such as the demo site. */
  readonly morePages?: (server: FastifyInstance) => Promise<void>;
}

export interface Backend {
  readonly app: NestFastifyApplication;
  /** Opens the port. Rejects where it is taken. */
  listen(): Promise<void>;
  /** Ends open requests and streams, then the connections. */
  stop(): Promise<void>;
}

/** Builds the write side and the REST door; nothing is heard until `listen`. Lets go of everything if it can't. */
export const createBackend = async (options: BackendOptions): Promise<Backend> => {
  const { logger } = options;
  const trouble = (error: unknown): void =>
    logger.error(failureIn(new StoreUnavailable(error)), 'database connection lost');
  const unkept = (error: unknown): void => {
    if (error instanceof PutOff) logger.warn({ reason: error.message }, 'upkeep is put off; it is tried again');
    else {
      logger.error(failureIn(error), 'upkeep failed; it is tried again');
      writes.failed(error);
    }
  };
  const unfollowed = (error: unknown): void =>
    logger.error(
      { ...failureIn(error), ...(error instanceof UnreadableRecord && addressOf(error)) },
      'remembered states stopped following the log; they are forgotten and follow again from its end',
    );
  const figures = new AssistantFigures();
  const log = assistantLog(logger);
  const onAssistant = (happening: EngineHappening): void => {
    figures.count(happening);
    log(happening);
  };
  await migrateAccess(options.databaseUrl);
  const foundations = await openFoundations({ ...options, onDatabaseError: trouble, onAssistant });
  const { pool, readDatabase, installers, logins, conversations, looks, pendingAnswers } = foundations;
  // Answers under way look at what the others know: they come last.
  const remembering = [installers, logins, conversations, looks, pendingAnswers];
  const memory = new StreamMemory(options.eventStore, remembering, unfollowed);
  const stopUpkeep = startAccessUpkeep(pool, unkept);
  const photoStore = new PhotoStoreWatch(options.files, logger);
  const writes = new WriteWatch(pool, logger);
  const letGo = async (): Promise<void> => {
    stopUpkeep();
    writes.stop();
    await photoStore.stop();
    await memory.stop();
    await readDatabase.close();
    await pool.end();
  };
  try {
    await memory.start();
    photoStore.start();
    const counted = options.openAi ? figures.metrics : [];
    const { app, requests, metrics } = await openDoor(options, foundations, counted, { photoStore, writes });
    const upkeep = startUpkeep(app, options.databaseUrl, unkept);
    return {
      app,
      listen: async () => {
        await app.listen(options.port, options.host);
        logger.info({ listensOn: listensOn(app.getHttpServer()), publicUrl: options.publicUrl }, 'listening');
      },
      stop: async () => {
        metrics?.close();
        await requests.endAfter(app.close());
        await upkeep.stop();
        await letGo();
      },
    };
  } catch (error) {
    await letGo();
    throw error;
  }
};

/** Milliseconds. */
const requestTimeout = 30_000;

const addressOf = ({ stream, revision, position }: UnreadableRecord) => ({ stream, revision, position });

const openDoor = async (
  options: BackendOptions,
  foundations: Foundations,
  counted: readonly Metric[],
  { photoStore, writes }: { readonly photoStore: PhotoStoreWatch; readonly writes: WriteWatch },
) => {
  const { eventStore, logger, publicUrl, metricsPort } = options;
  const adapter = new FastifyAdapter({
    // One hop: what stands further left in X-Forwarded-For is the visitor's own claim.
    trustProxy: options.trustProxy && ((_, hop) => hop === 0),
    bodyLimit,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    forceCloseConnections: 'idle',
    // For the request to come in; an answer may stream as long as it likes. Where the headers have longer, Node takes that for the
    // whole, and it looks only every 30 s unless told otherwise.
    requestTimeout,
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: 1_000 },
    frameworkErrors: answerUnreadableRequest,
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.over(foundations, writes), adapter, {
    logger: new NestLog(logger),
    abortOnError: false,
    bodyParser: false,
  });
  const server: FastifyInstance = adapter.getInstance();
  // JSON is all that is read: a form on somebody's page can send anything else.
  server.removeContentTypeParser('text/plain');
  registerSecurityHeaders(server, publicUrl);
  await registerUploads(server);
  registerWidgetCors(server, app.get(WidgetDoor));
  registerDepthLimit(server);
  registerStorableText(server);
  const askForPhotos = (): Promise<void> => photoStore.ask();
  const figures = [
    readModelFigures(foundations.readModels),
    photoStoreFigures(askForPhotos),
    ...(options.figures ?? []),
  ];
  const metrics = metricsPort
    ? await serveMetrics(server, { figures, counted }, metricsPort, options.metricsHost ?? '127.0.0.1')
    : null;
  registerHealth(server, [
    { name: 'database', ask: () => writes.ask() },
    { name: 'eventLog', ask: async () => void (await eventStore.head()) },
    { name: 'readModels', ask: async () => lagInWords(await foundations.readModels.lag()) },
    { name: 'photos', ask: askForPhotos, dispensable: true },
  ]);
  registerOpenApi(server);
  if (options.apiDocs) await registerApiDocs(server);
  await options.morePages?.(server);
  await registerPages(server, options.pages);
  await app.init();
  return { app, requests: countRequests(server.server), metrics };
};
