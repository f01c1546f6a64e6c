import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { PolicyRunners } from '@pilotlight/subscriptions/policies/policy-runners';
import { DatabaseWriteProbe } from './database/database-write-probe';
import { createHttpApp, type HttpAppOptions } from './http-app';
import { listensOn } from './http/listens-on';
import { ListeningAddress } from './infrastructure/listening-address';
import { OpenedResources } from './infrastructure/opened-resources';
import { reportMaintenance } from './infrastructure/report-trouble';
import { Jobs } from './jobs/jobs';
import { startMaintenance } from './jobs/maintenance';

export interface BackendOptions extends HttpAppOptions {
  readonly host: string;
  readonly port: number;
}

export interface Backend {
  readonly app: NestFastifyApplication;
  /** Rejects where the port is taken. */
  listen(): Promise<void>;
  stop(): Promise<void>;
}

/** Nothing listens until `listen`. Closes everything if the build fails. */
export const createBackend = async (options: BackendOptions): Promise<Backend> => {
  const { logger } = options;
  const opened = new OpenedResources();
  try {
    const { app, requests } = await createHttpApp(options, opened);
    const maintenance = startMaintenance(
      app,
      options.databaseUrl,
      reportMaintenance(logger, app.get(DatabaseWriteProbe)),
    );
    opened.add(() => maintenance.stop());
    const policies = app.get(PolicyRunners);
    opened.add(() => policies.stop());
    opened.add(() => app.get(Jobs).close());
    await policies.start();
    return {
      app,
      listen: async () => {
        await app.listen(options.port, options.host);
        app.get(ListeningAddress).is(Number(listensOn(app.getHttpServer()).split(':').at(-1)));
        logger.info({ listensOn: listensOn(app.getHttpServer()), publicUrl: options.publicUrl }, 'listening');
      },
      stop: () => requests.endAfter(app.close()),
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
};
