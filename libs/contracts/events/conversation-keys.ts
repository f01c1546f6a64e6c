import { z } from 'zod';
import { slugSchema } from '../values/slug';

/** What every event of a conversation names: the installer and the conversation. */
export const conversationKeys = { slug: slugSchema, sessionId: z.uuid() } as const;
