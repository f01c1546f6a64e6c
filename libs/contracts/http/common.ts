import { z } from 'zod';

export const nothing = z.undefined();
export const noQuery = z.object({});

/** Every failed call answers with this and the right status; `message` is short and safe to show. */
export const errorSchema = z.object({ message: z.string(), code: z.string(), requestId: z.string() });
export type ErrorBody = z.infer<typeof errorSchema>;

export const confirmationSchema = z.object({ success: z.literal(true), message: z.string() });
