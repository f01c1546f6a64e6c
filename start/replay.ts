import { replay } from '@pilotlight/projections/cli/replay';
import { readReplayRequest, UnclearRequest, usage } from '@pilotlight/projections/cli/replay-arguments';
import { replayFailure } from '@pilotlight/projections/cli/replay-failure';
import { allReadModels } from '@pilotlight/projections/read-models';
import { openCommandDatabase } from './command-database';

const stopped = 130;

/** `npm run replay`: read models folded anew, or verified. The exit code. */
const run = async (words: readonly string[]): Promise<number> => {
  const request = readReplayRequest(words);
  if (request.kind === 'help') {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => stopping.abort(new Error('Stopped. What was not yet swapped in is as it was.')));
  const database = await openCommandDatabase();
  try {
    return await replay(request, {
      databaseUrl: database.url,
      eventStore: database.eventStore,
      models: allReadModels(database.personalData.contacts),
      say: (line) => process.stdout.write(`${line}\n`),
      screen: { isTerminal: process.stderr.isTTY, write: (text) => process.stderr.write(text) },
      now: () => performance.now(),
      signal: stopping.signal,
    });
  } catch (error) {
    if (!stopping.signal.aborted) throw error;
    process.stderr.write(`${replayFailure(stopping.signal.reason)}\n`);
    return stopped;
  } finally {
    await database.close();
  }
};

run(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    const unclear = error instanceof UnclearRequest;
    process.stderr.write(unclear ? `${error.message}\n${usage}\n` : `${replayFailure(error)}\n`);
    process.exit(unclear ? 2 : 1);
  },
);
