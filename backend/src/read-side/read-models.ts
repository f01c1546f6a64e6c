import type { Position } from '@pilotlight/contracts/events/event';

export type ReadModelName = 'installers' | 'conversations' | 'messages' | 'insights';

/** What the door must know of the read side beyond its readers: how far it has come. A host hands it in. */
export abstract class ReadModels {
  /** Resolves once these read models show the position, or after 2 s. Never rejects. */
  abstract caughtUp(position: Position, models: readonly ReadModelName[]): Promise<boolean>;
  /** Age in milliseconds of the oldest event that some read model doesn't show yet. Rejects when it can't be told. */
  abstract lag(): Promise<{ readonly milliseconds: number }>;
}
