import type { KnownPlatformPrompt, PromptVersion } from '@pilotlight/contracts/http/platform-prompt';
import {
  emptyPlatformPrompt,
  type PlatformPrompt,
  platformPromptParts as names,
} from '@pilotlight/contracts/values/platform-prompt';

const parts: readonly (keyof PlatformPrompt)[] = ['greeting', 'signOff', 'tone', 'flows', 'rules'];

/** In words, in the order of the form. */
export const partsChanged = (before: PlatformPrompt, after: PlatformPrompt): string[] =>
  parts.flatMap((part) => (JSON.stringify(before[part]) === JSON.stringify(after[part]) ? [] : names[part]));

/** By a form's marks of what was typed into. */
export const partsTyped = (dirty: Partial<Record<keyof PlatformPrompt, boolean | object>>): string[] =>
  parts.flatMap((part) => {
    const mark = dirty[part];
    const isMarked = typeof mark === 'object' ? Object.values(mark).includes(true) : mark === true;
    return isMarked ? names[part] : [];
  });

export const liveOf = ({ versions }: Pick<KnownPlatformPrompt, 'versions'>): PromptVersion | null =>
  versions[0] ?? null;

export const livePromptOf = (known: Pick<KnownPlatformPrompt, 'versions'>): PlatformPrompt =>
  liveOf(known)?.prompt ?? emptyPlatformPrompt;

/** "It changes: greeting, rules." */
export const changeInWords = (before: PlatformPrompt, after: PlatformPrompt): string => {
  const changed = partsChanged(before, after);
  return changed.length > 0 ? `It changes: ${changed.join(', ')}.` : 'It says the same as what is live.';
};
