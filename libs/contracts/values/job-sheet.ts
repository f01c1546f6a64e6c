import { z } from 'zod';
import type { LeadField } from './lead';

export const jobTypes = ['boiler-swap', 'heat-pump', 'repair-or-service'] as const;
export const jobTypeSchema = z.enum(jobTypes);
export type JobType = z.infer<typeof jobTypeSchema>;

export const jobTypeNames = {
  'boiler-swap': 'Boiler swap',
  'heat-pump': 'Heat pump',
  'repair-or-service': 'Repair or service',
} as const satisfies Record<JobType, string>;

/** Plain text; numbers in the unit of `sheetFields`. `also_wanted` is other work asked about ("a new boiler"). */
export const jobFields = [
  'job_type',
  'address',
  'access',
  'authorises',
  'property_age',
  'occupants',
  'boiler_model',
  'boiler_age',
  'gc_number',
  'working',
  'pressure',
  'symptoms',
  'warranty',
  'last_service',
  'present_location',
  'wanted_location',
  'flue_kind',
  'flue_position',
  'condensate_route',
  'gas_meter_position',
  'mains_flow',
  'cylinder_and_tanks',
  'radiators',
  'trvs',
  'microbore',
  'cold_spots',
  'controls_now',
  'controls_wanted',
  'electrics',
  'insulation',
  'outdoor_space',
  'loft_access',
  'asbestos',
  'budget',
  'target_date',
  'consents',
  'also_wanted',
] as const;
export type JobField = (typeof jobFields)[number];

/** A preferred time's dates stand behind its words, so they are no fields of their own. */
export type SheetField = Exclude<LeadField, 'preferred_from' | 'preferred_to'> | JobField;

export const notKnown = "don't know";

/** In the fixed order in which every sheet shows them. */
export const photoSlots = [
  'boiler-front',
  'data-plate',
  'pipes-under',
  'flue-inside',
  'flue-outside',
  'gas-meter',
  'controls',
  'cylinder',
  'radiator',
  'fuse-box',
  'proposed-place',
] as const;
export const photoSlotSchema = z.enum(photoSlots);
export type PhotoSlot = z.infer<typeof photoSlotSchema>;

export const photoSlotNames = {
  'boiler-front': 'Boiler front',
  'data-plate': 'Data plate',
  'pipes-under': 'Pipes under',
  'flue-inside': 'Flue inside',
  'flue-outside': 'Flue outside',
  'gas-meter': 'Gas meter',
  controls: 'Controls',
  cylinder: 'Cylinder',
  radiator: 'Radiator',
  'fuse-box': 'Fuse box',
  'proposed-place': 'Proposed place',
} as const satisfies Record<PhotoSlot, string>;

export const jobSheetSchema = z.object({
  jobType: jobTypeSchema,
  filled: z.int(),
  required: z.int(),
  /** 0 to 100; 100 only when quote-ready. */
  percentage: z.int().min(0).max(100),
  /** Each required field is present, or "don't know" with a photo in its place. */
  quoteReady: z.boolean(),
  lines: z.array(z.object({ label: z.string(), value: z.string() })),
  missing: z.array(
    z.object({ field: z.string(), label: z.string(), ask: z.string(), photo: photoSlotSchema.nullable() }),
  ),
  photos: z.array(z.object({ slot: photoSlotSchema, label: z.string(), ids: z.array(z.string()) })),
  otherPhotos: z.array(z.string()),
  flags: z.array(z.object({ text: z.string(), tone: z.enum(['warn', 'info']) })),
});
export type JobSheet = z.infer<typeof jobSheetSchema>;
