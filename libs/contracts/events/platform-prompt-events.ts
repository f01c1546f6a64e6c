import { z } from 'zod';
import { platformPromptSchema } from '../values/platform-prompt';
import { slugSchema } from '../values/slug';
import { event } from './event-definition';

/** The platform's own: the slug is its tenant. */
const keys = { slug: slugSchema };
const number = z.int().min(1);

export const platformPromptEvents = {
  PlatformPromptDrafted: event(z.object({ ...keys, draft: number, prompt: platformPromptSchema }), {
    note: 'A draft of the prompt for all installers was saved.',
  }),
  PlatformPromptPublished: event(
    z.object({ ...keys, version: number, draft: number, note: z.string(), prompt: platformPromptSchema }),
    { note: 'A prompt went live for the assistants of all installers.' },
  ),
  PlatformPromptRolledBack: event(
    z.object({ ...keys, version: number, to: number, note: z.string(), prompt: platformPromptSchema }),
    { note: 'An earlier prompt went live again for the assistants of all installers.' },
  ),
} as const;
