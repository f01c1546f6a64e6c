import { Injectable } from '@nestjs/common';
import type { KnownPlatformPrompt } from '@pilotlight/contracts/http/platform-prompt';
import { emptyPlatformPrompt, type PlatformPrompt } from '@pilotlight/contracts/values/platform-prompt';
import { platformPromptStream } from '../write-side/stream-names';
import { liveVersion, newestDraft, type PlatformPromptState } from './platform-prompt.state';
import { PlatformPromptStream } from './platform-prompt.stream';

const versionsShown = 50;

export const knownOf = (state: PlatformPromptState): KnownPlatformPrompt => ({
  draft: newestDraft(state),
  versions: state.versions.toReversed().slice(0, versionsShown),
});

@Injectable()
export class PlatformPrompts {
  constructor(private readonly prompts: PlatformPromptStream) {}

  async known(): Promise<KnownPlatformPrompt> {
    const { state } = await this.prompts.load(platformPromptStream);
    return knownOf(state);
  }

  /** What all installers' assistants are told now; from memory. */
  async live(): Promise<PlatformPrompt> {
    const { state } = await this.prompts.cached(platformPromptStream);
    return liveVersion(state)?.prompt ?? emptyPlatformPrompt;
  }
}
