import type { addConnection } from '@pilotlight/contracts/http/connections';
import {
  chosenEventsSchema,
  connectionKindSchema,
  connectionNameSchema,
  forwardEvents,
  hookAddressSchema,
  hubspotDealSettingsSchema,
  privateAppTokenSchema,
} from '@pilotlight/contracts/values/connection';
import { leadStageSchema } from '@pilotlight/contracts/values/lead-stage';
import { z } from 'zod';

const fields = z.object({
  kind: connectionKindSchema,
  name: connectionNameSchema,
  url: z.string(),
  token: z.string(),
  events: chosenEventsSchema,
  writesDeals: z.boolean(),
  pipeline: hubspotDealSettingsSchema.shape.pipeline,
  stages: z.record(leadStageSchema, z.string().max(100, 'At most 100 characters')),
});

/** The one field that the kind needs is checked; the other may hold anything. */
export const connectionFormSchema = fields.superRefine(({ kind, url, token }, context) => {
  const [path, read] =
    kind === 'webhook'
      ? (['url', hookAddressSchema.safeParse(url)] as const)
      : (['token', privateAppTokenSchema.safeParse(token)] as const);
  if (!read.success) context.addIssue({ code: 'custom', path: [path], message: read.error.issues[0]?.message ?? '' });
});
export type ConnectionFields = z.input<typeof fields>;
export type ConnectionForm = z.output<typeof fields>;

export const blankConnection: ConnectionFields = {
  kind: 'webhook',
  name: '',
  url: '',
  token: '',
  events: [...forwardEvents],
  writesDeals: false,
  pipeline: '',
  stages: { new: '', contacted: '', quoted: '', won: '', lost: '' },
};

const dealsOf = ({ writesDeals, pipeline, stages }: ConnectionForm) =>
  writesDeals
    ? { pipeline, stages: Object.fromEntries(Object.entries(stages).filter(([, name]) => name.trim() !== '')) }
    : null;

export const bodyOf = (form: ConnectionForm): z.input<typeof addConnection.body> => {
  const { kind, name, url, token, events } = form;
  return kind === 'webhook' ? { kind, name, url, events } : { kind, name, token, events, deals: dealsOf(form) };
};
