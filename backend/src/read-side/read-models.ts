import type { Position } from '@pilotlight/contracts/events/event';

/** Milliseconds. */
const worthTelling = 1_000;

export type ReadModelName = 'installers' | 'conversations' | 'messages' | 'insights' | 'audit_entries' | 'contacts';

/** What the door must know of the read side beyond its readers: how far it has come. A host hands it in. */
export abstract class ReadModels {
  /** Resolves once these read models show the position, or after 2 s. Never rejects. */
  abstract caughtUp(position: Position, models: readonly ReadModelName[]): Promise<boolean>;
  /** How far the read models are behind. Rejects when it can't be told. */
  abstract lag(): Promise<ReadModelsLag>;
}

/** Milliseconds are the age of the oldest event that is not shown yet: by any read model, and by each. */
export interface ReadModelsLag {
  readonly milliseconds: number;
  readonly models: Readonly<Record<string, number>>;
  /** Those that no process keeps current. */
  readonly unkept: readonly string[];
}

/** The lag in words, with the cure where one is known. */
export const lagInWords = ({ milliseconds, models, unkept }: ReadModelsLag): string => {
  const behind = Object.entries(models).flatMap(([model, age]) => (age > worthTelling ? [model] : []));
  const which = behind.length > 0 ? ` (${behind.join(', ')})` : '';
  const cure = unkept.length > 0 ? `; no worker keeps ${unkept.join(', ')}: is projections/main running?` : '';
  return `${Math.round(milliseconds)} ms behind${which}${cure}`;
};
