import { z } from 'zod';

/** `safety-question`: asked and not answered. `cancellation`: a visit is not wanted any more. `data-request`: an erasure is wanted. */
export const openMatterKinds = ['safety-question', 'complaint', 'callback', 'cancellation', 'data-request'] as const;

export const openMatterSchema = z.object({
  kind: z.enum(openMatterKinds),
  messageId: z.string(),
});
export type OpenMatter = z.infer<typeof openMatterSchema>;
