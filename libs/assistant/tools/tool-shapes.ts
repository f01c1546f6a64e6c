import { type LeadField, leadFields } from '@pilotlight/contracts/values/lead';
import type { Flows } from '@pilotlight/contracts/values/training';
import { z } from 'zod';
import { quotedWorks } from '../dialogue/proposal';
import { strictSchema } from './strict-schema';

const words = z.string().max(200).nullable();
const lead: Record<string, typeof words> = Object.fromEntries(
  leadFields.filter((field) => !field.startsWith('preferred_')).map((field: LeadField) => [field, words]),
);

/** The tools a model may call. None takes an id: whose conversation it is, the session says. */
export const toolShapes = {
  look_up: {
    description:
      'Looks up what the firm has told or written, and what any heating firm knows. `question` in a few words, without personal details.',
    input: z.strictObject({ question: z.string().min(1).max(200) }),
  },
  save_lead_fields: {
    description:
      'Notes what the visitor just told about itself or its home; null for what it did not say. Placeholders stay as they are.',
    input: z.strictObject({ ...lead, preferred_time: words }),
  },
  request_callback: {
    description: 'Notes that the visitor asks to be rung. `when` in its own words; null where it named no time.',
    input: z.strictObject({ when: words }),
  },
  request_quote: {
    description: 'Notes that the visitor asks what work would cost.',
    input: z.strictObject({ work: z.enum(quotedWorks) }),
  },
  find_slots: {
    description: 'Times at which somebody can come. `wish` in the visitor’s own words; null where it named none.',
    input: z.strictObject({ wish: words }),
  },
  propose_booking: {
    description: 'Notes that the visitor chose one of the times found: its number in the list, counted from 1.',
    input: z.strictObject({ choice: z.int().min(1).max(5) }),
  },
} as const;

export type ToolName = keyof typeof toolShapes;

export type ToolDescription = {
  readonly name: ToolName;
  readonly description: string;
  readonly schema: Readonly<Record<string, unknown>>;
};

const names = Object.keys(toolShapes) as ToolName[];

const neededFlow: Readonly<Record<ToolName, keyof Flows | null>> = {
  look_up: null,
  save_lead_fields: null,
  request_callback: 'takesCallbacks',
  request_quote: 'takesQuoteRequests',
  find_slots: 'offersVisits',
  propose_booking: 'offersVisits',
};

export const isTaken = (name: ToolName, flows: Flows): boolean => {
  const needed = neededFlow[name];
  return needed === null || flows[needed];
};

export const toolDescriptions: readonly ToolDescription[] = names.map((name) => ({
  name,
  description: toolShapes[name].description,
  schema: strictSchema(toolShapes[name].input),
}));
