import { z } from 'zod';

/** What a personal field reads as once its person has been erased. */
export const ERASED = '[erased]';

/** Marks a text field as personal: it belongs to the stream's data subject and never to the envelope, a stream name or a key. */
export const personal = (schema: z.ZodString = z.string()): z.ZodString => schema.meta({ personal: true });
