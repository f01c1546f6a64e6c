import { type EventStore, start } from '@pilotlight/event-store/event-store';
import { connect } from '@pilotlight/subscriptions/database-connection';
import { migrate } from '../migrations/migrate';
import type { ReadModel } from '../read-model';
import { redriveQuarantined } from '../core/redrive-quarantined';
import { rebuild, type RebuildOptions, type Skipped } from '../rebuild/rebuild';
import { verify } from '../rebuild/verify';
import { verifiedLines } from './difference-lines';
import { ProgressLines, type Screen } from './progress-lines';
import type { ReplayRequest } from './replay-arguments';

export interface ReplaySurroundings {
  readonly databaseUrl: string;
  readonly eventStore: EventStore;
  readonly models: readonly ReadModel[];
  readonly say: (line: string) => void;
  readonly screen: Screen;
  readonly now: () => number;
  readonly signal: AbortSignal;
}

const skippedLines = (skipped: Skipped): string[] =>
  Object.entries(skipped).flatMap(([model, streams]) =>
    streams.map(({ stream, revision, reason }) => `${model} leaves out ${stream} from event ${revision} on: ${reason}`),
  );

const prepared = async ({ databaseUrl, models }: ReplaySurroundings): Promise<void> => {
  const connection = await connect(databaseUrl, 'migration');
  try {
    await migrate(connection, models);
  } finally {
    await connection.end();
  }
};

const redriven = async (
  models: readonly ReadModel[],
  { databaseUrl, eventStore, say }: ReplaySurroundings,
): Promise<0 | 1> => {
  let stays = false;
  for (const model of models) {
    const { healed, kept } = await redriveQuarantined({ databaseUrl, eventStore }, model);
    for (const stream of healed) say(`${model.name} shows ${stream} again`);
    for (const stream of kept) say(`${model.name} still leaves out ${stream}`);
    if (healed.length + kept.length === 0) say(`${model.name} has nothing in quarantine`);
    stays ||= kept.length > 0;
  }
  return stays ? 1 : 0;
};

/** The exit code: 1 where a verification finds a difference or a stream stays in quarantine. Throws what rebuild and verify throw. */
export const replay = async (
  { kind, models: names }: ReplayRequest,
  surroundings: ReplaySurroundings,
): Promise<0 | 1> => {
  const { databaseUrl, eventStore, say, screen, now, signal } = surroundings;
  await prepared(surroundings);
  const models = surroundings.models.filter(({ name }) => names.some((wanted) => wanted === name));
  if (kind === 'redrive') return await redriven(models, surroundings);
  const lines = new ProgressLines(screen, now);
  const options: RebuildOptions = {
    databaseUrl,
    eventStore,
    models,
    signal,
    onProgress: (progress) => lines.report(progress),
  };
  try {
    if (kind === 'replay') {
      const { events, skipped } = await rebuild(options);
      lines.end();
      say(`Replayed ${names.join(', ')}: ${lines.total(events)}`);
      for (const line of skippedLines(skipped)) say(line);
      return 0;
    }
    const { events, models: verified } = await verify(options);
    lines.end();
    say(`Verified ${names.join(', ')}: ${lines.total(events)}`);
    for (const each of verified) for (const line of verifiedLines(each)) say(line);
    for (const line of skippedLines(Object.fromEntries(verified.map(({ model, skipped }) => [model, skipped]))))
      say(line);
    const head = await eventStore.head();
    const unfolded = verified.filter(({ position }) => position === start && head !== start);
    for (const { model } of unfolded)
      say(`${model} has taken in nothing of the log yet: start the product, or run this with --all first`);
    return verified.some(({ differing }) => differing > 0) || unfolded.length > 0 ? 1 : 0;
  } finally {
    lines.end();
  }
};
