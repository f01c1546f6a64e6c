import { z } from 'zod';

const day = 86_400_000;
/** More at once would charge a firm for years by one slip of a key. */
export const longestAdvance = 800 * day;

export const clockSchema = z.object({ advance: z.int().min(0).max(longestAdvance) });
