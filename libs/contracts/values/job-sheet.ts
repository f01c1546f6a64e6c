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

/**
 * What a job sheet holds beyond the lead, as plain text; numbers in the unit of `sheetFields`. `job_type` is one of `jobTypes`,
 * where somebody has said so; `also_wanted` is other work that was asked about ("a new boiler").
 */
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

/** The lead's facts and the job's; the dates that a preferred time comes to stand behind its words. */
export type SheetField = Exclude<LeadField, 'preferred_from' | 'preferred_to'> | JobField;

/** What a field reads as where its person was asked and doesn't know. */
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
  /** "9 of 11 needed": required fields that are there, and all of them. */
  filled: z.int(),
  required: z.int(),
  /** 0 to 100; 100 only when quote-ready. */
  percentage: z.int().min(0).max(100),
  /** Each required field is present, or "don't know" with a photo in its place. */
  quoteReady: z.boolean(),
  /** What is known, in the order of the sheet; a line may hold several fields. */
  lines: z.array(z.object({ label: z.string(), value: z.string() })),
  /** What is missing for quote-ready, the most valuable first; `photo` where a photo is what is asked for. */
  missing: z.array(
    z.object({ field: z.string(), label: z.string(), ask: z.string(), photo: photoSlotSchema.nullable() }),
  ),
  /** The slots of this job type and those that hold photos, in fixed order, with the photos' ids. */
  photos: z.array(z.object({ slot: photoSlotSchema, label: z.string(), ids: z.array(z.string()) })),
  /** Photos that nobody has put in a slot. */
  otherPhotos: z.array(z.string()),
  /** What to look out for on the survey. */
  flags: z.array(z.object({ text: z.string(), tone: z.enum(['warn', 'info']) })),
});
export type JobSheet = z.infer<typeof jobSheetSchema>;
