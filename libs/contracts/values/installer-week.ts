import { z } from 'zod';

/** Seven days ending today (Europe/London), oldest first, beside the seven before. */
export const installerWeekSchema = z.object({
  chatsByDay: z.array(z.int()),
  chats: z.int(),
  chatsBefore: z.int(),
  leads: z.int(),
  leadsBefore: z.int(),
  hot: z.int(),
  hotBefore: z.int(),
});
