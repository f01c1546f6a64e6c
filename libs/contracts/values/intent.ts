import { z } from 'zod';

export const intents = ['emergency', 'booking', 'installation', 'quote', 'service', 'general'] as const;
export const intentSchema = z.enum(intents);
export type Intent = z.infer<typeof intentSchema>;

export const grades = ['A', 'B', 'C'] as const;
export const gradeSchema = z.enum(grades);
export type Grade = z.infer<typeof gradeSchema>;

export const gradeNames = { A: 'Hot', B: 'Warm', C: 'Cold' } as const satisfies Record<Grade, string>;

/** Ours, below the intents of the specification. */
export const subIntents = {
  emergency: [],
  booking: ['new', 'reschedule', 'cancel', 'callback', 'landlord-certificate'],
  installation: ['swap', 'conversion', 'relocation', 'heat-pump', 'cylinder', 'radiators', 'controls'],
  quote: ['price', 'finance', 'compare'],
  service: ['annual', 'breakdown', 'fault-code', 'low-pressure', 'no-hot-water', 'minor-leak', 'warranty'],
  general: ['hours', 'area', 'accreditation', 'complaint', 'privacy-request', 'off-topic'],
} as const satisfies Record<Intent, readonly string[]>;
export const subIntentSchema = z.enum(Object.values(subIntents).flat());
export type SubIntent = z.infer<typeof subIntentSchema>;
