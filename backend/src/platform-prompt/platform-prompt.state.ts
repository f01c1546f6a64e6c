import type { PlatformPromptEvent, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { KnownPlatformPrompt, PromptVersion } from '@pilotlight/contracts/http/platform-prompt';
import { emptyPlatformPrompt } from '@pilotlight/contracts/values/platform-prompt';

type Draft = KnownPlatformPrompt['draft'];

/** Oldest first. Of the drafts the last: a later save is compared with what it was written over. */
export interface PlatformPromptState {
  readonly drafts: readonly Draft[];
  readonly versions: readonly PromptVersion[];
}

export const nothingWritten: PlatformPromptState = {
  drafts: [{ number: 0, at: null, prompt: emptyPlatformPrompt }],
  versions: [],
};

const draftsKept = 20;

export const evolvePlatformPrompt = (
  state: PlatformPromptState,
  { type, data, at }: RecordedEvent<PlatformPromptEvent>,
): PlatformPromptState => {
  switch (type) {
    case 'PlatformPromptDrafted': {
      const { draft: number, prompt } = data;
      return { ...state, drafts: [...state.drafts, { number, at, prompt }].slice(-draftsKept) };
    }
    case 'PlatformPromptPublished': {
      const { version, note, draft: number, prompt } = data;
      return { ...state, versions: [...state.versions, { version, at, note, from: 'draft', number, prompt }] };
    }
    case 'PlatformPromptRolledBack': {
      const { version, note, to: number, prompt } = data;
      return { ...state, versions: [...state.versions, { version, at, note, from: 'version', number, prompt }] };
    }
  }
};

export const newestDraft = ({ drafts }: PlatformPromptState): Draft =>
  drafts.at(-1) ?? { number: 0, at: null, prompt: emptyPlatformPrompt };

/** Null where nothing was ever published. */
export const liveVersion = ({ versions }: PlatformPromptState): PromptVersion | null => versions.at(-1) ?? null;
