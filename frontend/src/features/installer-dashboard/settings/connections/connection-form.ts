import type { addConnection, changeConnection, Connection } from '@pilotlight/contracts/http/connections';
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

const secureAddressSchema = hookAddressSchema.refine((url) => /^https:\/\//i.test(url), {
  message: 'Please enter a web address that begins with https://',
});

/** Left blank, the token that HubSpot is asked with stays. */
const keptTokenSchema = z.literal('').or(privateAppTokenSchema);

const schemaWith = (tokenSchema: z.ZodType<string>) =>
  fields.superRefine(({ kind, url, token }, context) => {
    const [path, read] =
      kind === 'webhook'
        ? (['url', secureAddressSchema.safeParse(url)] as const)
        : (['token', tokenSchema.safeParse(token)] as const);
    if (!read.success) context.addIssue({ code: 'custom', path: [path], message: read.error.issues[0]?.message ?? '' });
  });

/** The one field that the kind needs is checked; the other may hold anything. */
export const newConnectionSchema = schemaWith(privateAppTokenSchema);
export const changedConnectionSchema = schemaWith(keptTokenSchema);
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

/** A connection as its form shows it: never its token. */
export const fieldsOf = ({ kind, name, url, events, deals }: Connection): ConnectionFields => ({
  kind,
  name,
  url: url ?? '',
  token: '',
  events,
  writesDeals: deals !== null,
  pipeline: deals?.pipeline ?? '',
  stages: { ...blankConnection.stages, ...deals?.stages },
});

const dealsOf = ({ writesDeals, pipeline, stages }: ConnectionForm) =>
  writesDeals
    ? { pipeline, stages: Object.fromEntries(Object.entries(stages).filter(([, name]) => name.trim() !== '')) }
    : null;

export const bodyOf = (form: ConnectionForm): z.input<typeof addConnection.body> => {
  const { kind, name, url, token, events } = form;
  return kind === 'webhook' ? { kind, name, url, events } : { kind, name, token, events, deals: dealsOf(form) };
};

/** An address that stays is left out: it is judged anew where it is sent. */
export const changeOf = (kept: Connection, form: ConnectionForm): z.input<typeof changeConnection.body> => {
  const { name, events, token } = form;
  if (kept.kind === 'hubspot') return { name, events, deals: dealsOf(form), ...(token.trim() && { token }) };
  return { name, events, ...(form.url.trim() !== kept.url && { url: form.url }) };
};
