import type { Position } from '@pilotlight/contracts/events/event';

const worthTellingMs = 1_000;

/** The read side's progress, handed in by the host. */
export abstract class ReadModels {
  /** True once these read models show the position, false after 2 s. Never rejects. */
  abstract caughtUp(position: Position, models: readonly string[]): Promise<boolean>;
  /** After these, an erased person's storage can be cleared. */
  abstract readonly modelsWithPersonalData: readonly string[];
  /** Rejects when it can't be told. */
  abstract lag(): Promise<ReadModelsLag>;
  /** Removes what killed rebuilds left. Resolves with the models under rebuild. */
  abstract clearRemains(): Promise<readonly string[]>;
}

/** Age of the oldest event not yet shown: by any read model, and by each. */
export interface ReadModelsLag {
  readonly milliseconds: number;
  readonly models: Readonly<Record<string, number>>;
  readonly unkept: readonly string[];
  /** Models without any are left out. */
  readonly quarantined: Readonly<Record<string, number>>;
}

const streams = (count: number): string => `${count} ${count === 1 ? 'stream' : 'streams'}`;

export const lagInWords = ({ milliseconds, models, unkept, quarantined }: ReadModelsLag): string => {
  const behind = Object.entries(models).flatMap(([model, age]) => (age > worthTellingMs ? [model] : []));
  const which = behind.length > 0 ? ` (${behind.join(', ')})` : '';
  const cure = unkept.length > 0 ? `; no worker keeps ${unkept.join(', ')}: is projections/main running?` : '';
  const aside = Object.entries(quarantined).map(([model, count]) => `${model} (${streams(count)})`);
  const redrive = aside.length > 0 ? `; quarantined: ${aside.join(', ')}: npm run replay -- --redrive` : '';
  return `${Math.round(milliseconds)} ms behind${which}${cure}${redrive}`;
};
