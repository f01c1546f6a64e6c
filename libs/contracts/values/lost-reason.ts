import { z } from 'zod';

/** Why a lead came to nothing, as the installer sees it. */
export const lostReasons = ['price', 'area', 'elsewhere'] as const;
export const lostReasonSchema = z.enum(lostReasons, 'Please choose one of the reasons');
export type LostReason = z.infer<typeof lostReasonSchema>;

export const lostReasonNames = {
  price: 'Price',
  area: 'Out of area',
  elsewhere: 'Went elsewhere',
} as const satisfies Record<LostReason, string>;
