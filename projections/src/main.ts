import 'reflect-metadata';
import { ConfigurationError } from '@pilotlight/contracts/configuration';
import { startFailure } from '@pilotlight/event-store/start-failure';
import { readConfiguration } from './config/read-configuration';
import { jsonLines } from './json-lines';
import { failure } from '@pilotlight/subscriptions/log';
import { startWorker } from './worker';

const log = jsonLines();

const run = async (): Promise<void> => {
  const worker = await startWorker(readConfiguration(), log);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void worker.stop().then(() => log.info({ signal }, 'Read models are at rest')));
  void worker.replaced.then(async () => {
    log.warn({}, 'A backup was restored: this worker ends, to be started again on it');
    await worker.stop();
    process.exit(1);
  });
  log.info({}, 'Read models are kept current');
};

run().catch((error: unknown) => {
  const reason =
    error instanceof ConfigurationError ? { faults: error.faults } : { ...failure(error), reason: startFailure(error) };
  log.error(reason, 'The worker for the read models could not start');
  process.exitCode = 1;
});
