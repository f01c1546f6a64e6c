import { randomUUID } from 'node:crypto';
import { type RebuildOptions, withShadows } from './shadows';
import type { SkippedStream } from './skipped-streams';
import { swap } from './swap';

export interface Rebuilt {
  readonly events: number;
  /** By read model: the streams that were left out. */
  readonly skipped: Readonly<Record<string, readonly SkippedStream[]>>;
}

/**
 * Folds read models anew from the start of the log, aside from the tables that are read, and puts the new ones in their place in one
 * transaction each moment of which readers see the one or the other. Whoever keeps them current goes on from the new ones. Throws
 * AlreadyRebuilding, StoreUnavailable; cut short at any moment, the tables that are read are as they were.
 */
export const rebuild = (options: RebuildOptions): Promise<Rebuilt> =>
  withShadows(options, async (shadows) => {
    // What came while the bulk was folded; the rest of it, a few events, is folded in the moment of the swap.
    await shadows.catchUp();
    for (const { folding } of shadows.rebuilds) await folding.write();
    await swap(shadows, randomUUID());
    return {
      events: shadows.events,
      skipped: Object.fromEntries(shadows.rebuilds.map(({ model, skipped }) => [model.name, skipped.all])),
    };
  });
