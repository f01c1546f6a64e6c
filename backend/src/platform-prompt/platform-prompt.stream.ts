import type { PlatformPromptEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { platformPromptEvents } from '@pilotlight/contracts/events/platform-prompt-events';
import { type Aggregate, eventsAmong } from '../write-side/aggregate';
import { AggregateStore } from '../write-side/aggregate-store';
import { evolvePlatformPrompt, nothingWritten, type PlatformPromptState } from './platform-prompt.state';

export const platformPromptAggregate: Aggregate<PlatformPromptState, PlatformPromptEvent> = {
  initialState: nothingWritten,
  evolve: evolvePlatformPrompt,
  isOwnEvent: eventsAmong(platformPromptEvents),
};

export class PlatformPromptStream extends AggregateStore<PlatformPromptState, PlatformPromptEvent> {}
