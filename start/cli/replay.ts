import { replay } from '@pilotlight/projections/cli/replay';
import { readReplayRequest, UnclearRequest, usage } from '@pilotlight/projections/cli/replay-arguments';
import { replayFailure } from '@pilotlight/projections/cli/replay-failure';
import { allReadModels } from '@pilotlight/projections/read-models';
import { withOpenedLog } from './opened-log';
import { runCommand, WrongUsage } from './run-command';

const requested = (words: readonly string[]) => {
  try {
    return readReplayRequest(words);
  } catch (error) {
    throw error instanceof UnclearRequest ? new WrongUsage(error.message) : error;
  }
};

const stopping = (): AbortSignal => {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => stop.abort(new Error('Stopped. What was not yet swapped in is as it was.')));
  return stop.signal;
};

const run = async (words: readonly string[]): Promise<void> => {
  const request = requested(words);
  const signal = stopping();
  try {
    process.exitCode = await withOpenedLog(({ databaseUrl, eventStore, personalData }) =>
      replay(request, {
        databaseUrl,
        eventStore,
        models: allReadModels(personalData.contacts),
        say: (line) => process.stdout.write(`${line}\n`),
        screen: { isTerminal: process.stderr.isTTY, write: (text) => process.stderr.write(text) },
        now: () => performance.now(),
        signal,
      }),
    );
  } catch (error) {
    throw new Error(replayFailure(signal.aborted ? signal.reason : error), { cause: error });
  }
};

void runCommand(usage, run, { endsItself: true });
