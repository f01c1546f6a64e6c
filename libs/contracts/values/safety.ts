import { z } from 'zod';

export const hazardSchema = z.enum(['gas', 'carbon-monoxide', 'fire', 'water-electrics', 'lpg-oil']);
export type Hazard = z.infer<typeof hazardSchema>;

const callSchema = z.object({ number: z.string(), label: z.string(), href: z.string().startsWith('tel:') });
export type EmergencyCall = z.infer<typeof callSchema>;

export const safetyStepIconSchema = z.enum([
  'window',
  'no-flame',
  'no-switch',
  'valve',
  'exit',
  'medical',
  'water',
  'power',
  'low-place',
  'phone',
]);
export type SafetyStepIcon = z.infer<typeof safetyStepIconSchema>;

/** Fixed words for every installer; the first call is the big button. "question" is the one asked in doubt. */
export const safetyCardSchema = z.object({
  kind: z.enum(['card', 'question']),
  hazard: hazardSchema,
  title: z.string(),
  summary: z.string(),
  calls: z.array(callSchema).min(1),
  steps: z.array(z.object({ icon: safetyStepIconSchema, text: z.string() })),
});
export type SafetyCard = z.infer<typeof safetyCardSchema>;
