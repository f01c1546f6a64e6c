import type { Position } from '@pilotlight/contracts/events/event';

/** Milliseconds. */
const worthTelling = 1_000;

/** What the door must know of the read side beyond its readers: how far it has come. A host hands it in. */
export abstract class ReadModels {
  /** Resolves once these read models show the position, or after 2 s. Never rejects. */
  abstract caughtUp(position: Position, models: readonly string[]): Promise<boolean>;
  /** The names of those that hold personal words: what an erased person's storage is cleared after. */
  abstract readonly modelsWithPersonalData: readonly string[];
  /** How far the read models are behind. Rejects when it can't be told. */
  abstract lag(): Promise<ReadModelsLag>;
  /** Rids the read side of what killed rebuilds left. Names the read models that are being rebuilt now. */
  abstract clearRemains(): Promise<readonly string[]>;
}

/** Milliseconds are the age of the oldest event that is not shown yet: by any read model, and by each. */
export interface ReadModelsLag {
  readonly milliseconds: number;
  readonly models: Readonly<Record<string, number>>;
  readonly unkept: readonly string[];
  /** How many streams each has set aside because of an event that it can't take in; those without any are not named. */
  readonly quarantined: Readonly<Record<string, number>>;
}

const streams = (count: number): string => `${count} ${count === 1 ? 'stream' : 'streams'}`;

/** The lag in words, with the cure where one is known. */
export const lagInWords = ({ milliseconds, models, unkept, quarantined }: ReadModelsLag): string => {
  const behind = Object.entries(models).flatMap(([model, age]) => (age > worthTelling ? [model] : []));
  const which = behind.length > 0 ? ` (${behind.join(', ')})` : '';
  const cure = unkept.length > 0 ? `; no worker keeps ${unkept.join(', ')}: is projections/main running?` : '';
  const aside = Object.entries(quarantined).map(([model, count]) => `${model} (${streams(count)})`);
  const redrive = aside.length > 0 ? `; quarantined: ${aside.join(', ')}: npm run replay -- --redrive` : '';
  return `${Math.round(milliseconds)} ms behind${which}${cure}${redrive}`;
};
