import type { addConnection } from '@pilotlight/contracts/http/connections';
import {
  chosenEventsSchema,
  connectionKindSchema,
  connectionNameSchema,
  forwardEvents,
  hookAddressSchema,
  privateAppTokenSchema,
} from '@pilotlight/contracts/values/connection';
import { z } from 'zod';

const fields = z.object({
  kind: connectionKindSchema,
  name: connectionNameSchema,
  url: z.string(),
  token: z.string(),
  events: chosenEventsSchema,
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
};

export const bodyOf = ({ kind, name, url, token, events }: ConnectionForm): z.input<typeof addConnection.body> =>
  kind === 'webhook' ? { kind, name, url, events } : { kind, name, token, events };
