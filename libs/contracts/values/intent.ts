import { z } from 'zod';

/** In order of priority: an emergency wins at any turn. */
export const intents = ['emergency', 'booking', 'installation', 'quote', 'service', 'general'] as const;
export const intentSchema = z.enum(intents);
export type Intent = z.infer<typeof intentSchema>;

/** Hot, warm, cold. A conversation without a grade is ungraded. */
export const gradeSchema = z.enum(['A', 'B', 'C']);
export type Grade = z.infer<typeof gradeSchema>;

export const gradeNames = { A: 'Hot', B: 'Warm', C: 'Cold' } as const satisfies Record<Grade, string>;
