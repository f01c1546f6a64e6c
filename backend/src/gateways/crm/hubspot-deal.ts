import type { HubSpotDealSettings } from '@pilotlight/contracts/values/connection';
import type { ForwardedLead } from '@pilotlight/contracts/values/forwarded-lead';
import { type LeadStage, leadStages } from '@pilotlight/contracts/values/lead-stage';
import { z } from 'zod';

/** Of deals, with unique values: by it a deal is found, so that none is made twice. */
export const leadIdProperty = 'pilotlight_lead_id';

/** As POST /crm/v3/properties/deals takes it. */
export const leadIdDefinition = {
  name: leadIdProperty,
  label: 'Pilotlight lead',
  groupName: 'dealinformation',
  type: 'string',
  fieldType: 'text',
  hasUniqueValue: true,
} as const;

export const pipelinesSchema = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      displayOrder: z.number(),
      stages: z.array(
        z.object({
          id: z.string(),
          label: z.string(),
          displayOrder: z.number(),
          /** Texts of numbers and truths: {"isClosed": "true", "probability": "1.0"}. */
          metadata: z.object({ probability: z.string().optional() }),
        }),
      ),
    }),
  ),
});
export type Pipeline = z.infer<typeof pipelinesSchema>['results'][number];
type Stage = Pipeline['stages'][number];

/** By HubSpot's ids. */
export interface DealPlace {
  readonly pipeline: string;
  readonly stage: string;
}

const called = <T extends { readonly id: string; readonly label: string }>(all: readonly T[], name: string) =>
  all.find(({ id }) => id === name) ?? all.find(({ label }) => label.toLowerCase() === name.toLowerCase());

const inOrder = <T extends { readonly displayOrder: number }>(all: readonly T[]): T[] =>
  all.toSorted((one, other) => one.displayOrder - other.displayOrder);

const chanceOf = ({ metadata }: Stage): number => Number(metadata.probability ?? Number.NaN);

/** Won and lost have chances of 1 and 0; of those between, the first, the second and the last. */
const usualStage = (stages: readonly Stage[], stage: LeadStage): Stage | undefined => {
  const open = inOrder(stages).filter((each) => chanceOf(each) !== 1 && chanceOf(each) !== 0);
  switch (stage) {
    case 'new':
      return open[0];
    case 'contacted':
      return open[1] ?? open[0];
    case 'quoted':
      return open.at(-1);
    case 'won':
      return stages.find((each) => chanceOf(each) === 1);
    case 'lost':
      return stages.find((each) => chanceOf(each) === 0);
  }
};

/** Where a lead's deal stands; or in words what the account hasn't got. */
export const placeOf = (
  pipelines: readonly Pipeline[],
  { pipeline: wanted, stages }: HubSpotDealSettings,
  leadStage: LeadStage,
): DealPlace | string => {
  const pipeline = wanted ? called(pipelines, wanted) : (called(pipelines, 'default') ?? inOrder(pipelines)[0]);
  if (!pipeline) return wanted ? `There is no deal pipeline "${wanted}"` : 'There is no deal pipeline';
  const name = stages[leadStage];
  const stage = name ? called(pipeline.stages, name) : usualStage(pipeline.stages, leadStage);
  if (!stage) return `There is no stage ${name ? `"${name}"` : `for ${leadStage} leads`} in "${pipeline.label}"`;
  return { pipeline: pipeline.id, stage: stage.id };
};

/** The first thing that the account hasn't got; null where every stage of a lead has its place. */
export const missingPlace = (pipelines: readonly Pipeline[], settings: HubSpotDealSettings): string | null =>
  leadStages.map((stage) => placeOf(pipelines, settings, stage)).find((place) => typeof place === 'string') ?? null;

/** In the account's own currency. */
export const standingProperties = (
  { stage, valuePence }: ForwardedLead,
  place: DealPlace,
): Readonly<Record<string, string>> => ({
  pipeline: place.pipeline,
  dealstage: place.stage,
  ...(stage === 'won' && valuePence !== null && { amount: (valuePence / 100).toFixed(2) }),
});

/** Its name is written once: whoever works with the deal may call it otherwise. */
export const newDealProperties = (lead: ForwardedLead, place: DealPlace): Readonly<Record<string, string>> => ({
  [leadIdProperty]: lead.id,
  dealname: [[lead.firstName, lead.lastName].filter(Boolean).join(' ') || (lead.phone ?? lead.email), lead.need]
    .filter(Boolean)
    .join(': '),
  ...standingProperties(lead, place),
});

/** HubSpot's own kind of link from a deal to a contact. */
export const dealToContact = 3;

export const withContact = (contactId: string) => [
  {
    to: { id: contactId },
    types: [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId: dealToContact }],
  },
];
