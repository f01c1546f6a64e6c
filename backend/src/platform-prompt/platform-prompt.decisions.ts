import type { PlatformPromptEvent } from '@pilotlight/contracts/catalogue/catalogue';
import {
  emptyPlatformPrompt,
  type PlatformPrompt,
  platformPromptParts,
} from '@pilotlight/contracts/values/platform-prompt';
import { platformTenant as slug } from '@pilotlight/contracts/values/platform-tenant';
import { isDeepStrictEqual } from 'node:util';
import { Refused } from '../write-side/refused';
import { liveVersion, newestDraft, type PlatformPromptState } from './platform-prompt.state';
import { maySay } from './under-platform';

const keys = Object.keys(platformPromptParts) as (keyof PlatformPrompt)[];

/** "the rules and the sign-off" */
const changedParts = (before: PlatformPrompt, after: PlatformPrompt): string => {
  const parts = keys.filter((part) => !isDeepStrictEqual(before[part], after[part]));
  const names = parts.map((part) => `the ${platformPromptParts[part]}`);
  return names.length < 2 ? (names[0] ?? 'nothing') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
};

/** What is kept of it no more is compared with nothing. */
const draftedMeanwhile = (state: PlatformPromptState, over: number): Refused => {
  const { number, prompt } = newestDraft(state);
  const seen = state.drafts.find((draft) => draft.number === over)?.prompt ?? emptyPlatformPrompt;
  return new Refused(
    `Somebody else saved draft ${number} meanwhile and changed ${changedParts(seen, prompt)}. Please look at it before you go on.`,
  );
};

const refuseUnsayable = ({ greeting, signOff }: PlatformPrompt): void => {
  const said: readonly (readonly [string, string])[] = [
    ['greeting', greeting],
    ['sign-off', signOff],
  ];
  for (const [part, words] of said)
    if (!maySay(words))
      throw new Refused(`The safety rules would stop this ${part}: please word it otherwise.`, 'invalid');
};

/** Written over draft number `over`. Nothing happens while it is unchanged. */
export const draftPrompt = (
  state: PlatformPromptState,
  over: number,
  prompt: PlatformPrompt,
): PlatformPromptEvent[] => {
  const before = newestDraft(state);
  if (isDeepStrictEqual(prompt, before.prompt)) return [];
  if (over !== before.number) throw draftedMeanwhile(state, over);
  refuseUnsayable(prompt);
  return [{ type: 'PlatformPromptDrafted', data: { slug, draft: before.number + 1, prompt } }];
};

/** Nobody publishes what they haven't seen. */
export const publishPrompt = (state: PlatformPromptState, draft: number, note: string): PlatformPromptEvent[] => {
  const live = liveVersion(state);
  if (live?.from === 'draft' && live.number === draft) return [];
  const { number, prompt } = newestDraft(state);
  if (draft !== number || number === 0) throw draftedMeanwhile(state, draft);
  return [{ type: 'PlatformPromptPublished', data: { slug, version: (live?.version ?? 0) + 1, draft, note, prompt } }];
};

/** Over the version that whoever asks knows as the live one. */
export const rollBackPrompt = (
  state: PlatformPromptState,
  { to, over, note }: { readonly to: number; readonly over: number; readonly note: string },
): PlatformPromptEvent[] => {
  const live = liveVersion(state);
  const wanted = state.versions.find(({ version }) => version === to);
  if (!live || !wanted) throw new Refused('No such version', 'not-found');
  if (live.version === to || (live.from === 'version' && live.number === to && live.version === over + 1)) return [];
  if (live.version !== over) {
    const seen = state.versions.find(({ version }) => version === over)?.prompt ?? emptyPlatformPrompt;
    throw new Refused(
      `Version ${live.version} went live meanwhile and changed ${changedParts(seen, live.prompt)}. Please look at it before you go on.`,
    );
  }
  const { prompt } = wanted;
  return [{ type: 'PlatformPromptRolledBack', data: { slug, version: live.version + 1, to, note, prompt } }];
};
