import { platformPromptEvents } from '../events/platform-prompt-events';
import {
  platformPrompt as read,
  previewPlatformPrompt,
  promptOverrides,
  publishPlatformPrompt,
  rollBackPlatformPrompt,
  savePlatformPromptDraft,
  tryPlatformPrompt,
} from '../http/platform-prompt';
import { slice } from './slice';

export const platformPrompt = slice({
  category: 'platformprompt',
  streamId: ({ slug }) => slug,
  subject: ({ slug }) => ({ slug, sessionId: null }),
  events: platformPromptEvents,
  routes: {
    platformPrompt: read,
    savePlatformPromptDraft,
    publishPlatformPrompt,
    rollBackPlatformPrompt,
    promptOverrides,
    previewPlatformPrompt,
    tryPlatformPrompt,
  },
});
