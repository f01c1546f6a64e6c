import type { Days } from './calendar';
import type { Clock } from './clock';
import type { WallClock } from './london-clock';

/** What words come to; a null is a day or an hour that the words leave open. */
export type Meaning = { readonly days?: Days | null; readonly clock?: Clock | null };

/** Words beside what they mean. `sure` ones tell a time by themselves, others only where something is asked for. */
export type Row = {
  readonly pattern: RegExp;
  readonly sure: boolean;
  readonly meaning: (said: readonly string[], now: WallClock) => Meaning;
};

const spaced = (source: string): string => source.replaceAll(/ (\??)/gu, (_, none) => (none ? '[ ]{0,3}' : '[ ]{1,3}'));

/** An expression that is tried at one place of a text, its spaces as wide as people type them. */
export const at = (source: string): RegExp => new RegExp(`(?:${spaced(source)})(?![\\p{L}\\p{N}])`, 'uy');

const rowOf =
  (sure: boolean) =>
  (source: string, meaning: Row['meaning']): Row => ({ pattern: at(source), sure, meaning });

export const sure = rowOf(true);
export const vague = rowOf(false);
