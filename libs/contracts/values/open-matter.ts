import { z } from 'zod';

/**
 * What waits for the firm itself, beside questions. `safety-question`: whether there is danger was asked and not answered.
 * `complaint`: the visitor is cross with the firm. `callback`: the visitor wants to be rung. `cancellation`: a visit is not wanted any more.
 * `data-request`: the visitor wants its data gone.
 */
export const openMatterKinds = ['safety-question', 'complaint', 'callback', 'cancellation', 'data-request'] as const;

export const openMatterSchema = z.object({
  kind: z.enum(openMatterKinds),
  /** The visitor's line that raised it. */
  messageId: z.string(),
});
export type OpenMatter = z.infer<typeof openMatterSchema>;
