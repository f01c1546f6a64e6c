import { z } from 'zod';
import { slugSchema } from '../values/slug';

export const conversationKeys = { slug: slugSchema, sessionId: z.uuid() } as const;
