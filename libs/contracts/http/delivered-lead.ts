import { z } from 'zod';
import { leadRowSchema } from './lead-hub';

/** Whom a delivery is about. Erased and withdrawn details are absent. */
export const deliveredLeadSchema = leadRowSchema
  .pick({ name: true, postcode: true, place: true })
  .extend({ id: z.uuid() });
export type DeliveredLead = z.infer<typeof deliveredLeadSchema>;
