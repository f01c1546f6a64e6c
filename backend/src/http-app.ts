import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { AppModule } from './app.module';
import { DeliveryFiguresReader } from '@pilotlight/projections/notifications/delivery-figures.reader';
import { DatabaseWriteProbe } from './database/database-write-probe';
import { AssistantFigures } from './health/assistant-figures';
import { registerHealth } from './health/health';
import type { Figures } from './health/metrics';
import { serveMetrics } from './health/metrics';
import { notificationQueueFigures } from './health/notification-queue-figures';
import { NotificationStream } from './notifications/aggregate/notification.stream';
import { photoStoreFigures } from './health/photo-store-figures';
import { policyFigures } from './health/policy-figures';
import { readModelFigures } from './health/read-model-figures';
import { answerUnreadableRequest } from './http/unreadable-request';
import { registerApiDocs } from './http/api-docs';
import { bodyLimit, registerDepthLimit } from './http/body-limits';
import { countRequests } from './http/last-requests';
import { registerFormBodies } from './http/form-bodies';
import { registerOpenApi } from './http/openapi';
import { registerSystemDocs } from './public-api/system-docs';
import { registerRawBodies } from './http/raw-body';
import type { PageFolders } from './config/page-folders';
import { registerPages } from './http/pages';
import { registerStorableText } from './http/storable-text';
import { registerUploads } from './conversations/photos/uploads';
import { registerSecurityHeaders } from './http/security-headers';
import { registerWidgetCors } from './widget/widget-cors';
import type { InfrastructureOptions } from './infrastructure/infrastructure-options';
import type { OpenedResources } from './infrastructure/opened-resources';
import { NestLog } from './logging/nest-log';
import { PhotoStoreProbe } from './conversations/photos/photo-store-probe';
import { WidgetAuthorizer } from './widget/widget-authorizer';
import { PolicyRunners } from '@pilotlight/subscriptions/policies/policy-runners';
import { lagInWords, ReadModels } from './read-side/read-models';

export interface HttpAppOptions extends InfrastructureOptions {
  readonly trustProxy: boolean;
  readonly metricsPort?: number | undefined;
  /** The loopback by default: metrics are for the operator alone. */
  readonly metricsHost?: string;
  readonly figures?: readonly Figures[];
  readonly pages: PageFolders;
  readonly morePages?: (server: FastifyInstance) => Promise<void>;
}

const requestTimeout = 30_000;

export const createHttpApp = async (options: HttpAppOptions, opened: OpenedResources) => {
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
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.register(options, opened), adapter, {
    logger: new NestLog(logger),
    abortOnError: false,
    bodyParser: false,
  });
  const server: FastifyInstance = adapter.getInstance();
  // JSON only: a form on anybody's page can send anything else.
  server.removeContentTypeParser('text/plain');
  registerRawBodies(server);
  registerFormBodies(server);
  registerSecurityHeaders(server, publicUrl, options.payments.by === 'stripe');
  await registerUploads(server);
  registerWidgetCors(server, app.get(WidgetAuthorizer));
  registerDepthLimit(server);
  registerStorableText(server);
  const readModels = app.get(ReadModels);
  const askForPhotos = (): Promise<void> => app.get(PhotoStoreProbe).ask();
  const figures = [
    readModelFigures(readModels),
    policyFigures(app.get(PolicyRunners)),
    photoStoreFigures(askForPhotos),
    notificationQueueFigures(app.get(DeliveryFiguresReader)),
    ...(options.figures ?? []),
  ];
  const counted = [
    app.get(NotificationStream).outcomes.metric,
    ...(options.openAi ? app.get(AssistantFigures).metrics : []),
  ];
  if (metricsPort) {
    const host = options.metricsHost ?? '127.0.0.1';
    const metrics = await serveMetrics(server, { figures, counted }, metricsPort, host);
    opened.add(() => void metrics.close());
  }
  registerHealth(server, [
    { name: 'database', ask: () => app.get(DatabaseWriteProbe).ask() },
    { name: 'eventLog', ask: async () => void (await eventStore.head()) },
    { name: 'readModels', ask: async () => lagInWords(await readModels.lag()) },
    { name: 'photos', ask: askForPhotos, dispensable: true },
  ]);
  registerOpenApi(server);
  registerSystemDocs(server, options.publicUrl);
  if (options.developerPages) await registerApiDocs(server);
  await options.morePages?.(server);
  await registerPages(server, options.pages, publicUrl);
  await app.init();
  return { app, requests: countRequests(server.server) };
};
