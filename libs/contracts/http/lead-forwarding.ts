import { z } from 'zod';
import { forwardChannelSchema, forwardNoteLength, forwardTargetSchema } from '../values/lead-forward';
import { confirmationSchema, noQuery, nothing } from './common';
import { route } from './route';

/** The code of the refusal where a lead has gone to this address by this channel before: it goes `again` where that is asked for. */
export const forwardedBefore = 'conflict';

const ofAnInstaller = { path: '/api/installers/:slug/conversations/:sessionId/forward', access: 'admin' } as const;

const forwardingSchema = z.object({
  targets: z.array(z.object({ target: forwardTargetSchema, channel: forwardChannelSchema, address: z.string() })),
  /** Those that a message goes out by. Without WhatsApp its own app opens with `message`. */
  channels: z.array(forwardChannelSchema),
  message: z.string(),
});

const wantedSchema = z.object({
  forwardId: z.uuid('Please send a UUID as the forward id'),
  channel: forwardChannelSchema,
  target: forwardTargetSchema,
  /** Of the target "other": an email address or a mobile. */
  address: z.string().trim().max(254).default(''),
  note: z.string().trim().max(forwardNoteLength, `Please keep a note to ${forwardNoteLength} characters`).default(''),
  again: z.boolean().default(false),
});

export const leadForwarding = route({
  method: 'GET',
  path: '/api/installer/conversations/:sessionId/forward',
  access: 'installer',
  summary: "To whom one of the signed-in installer's leads can be forwarded, and by which channels",
  body: nothing,
  query: noQuery,
  response: forwardingSchema,
});

export const leadForwardingForAdmin = route({
  ...ofAnInstaller,
  method: 'GET',
  summary: "To whom one of an installer's leads can be forwarded for it, and by which channels",
  body: nothing,
  query: noQuery,
  response: forwardingSchema,
});

export const forwardLead = route({
  method: 'POST',
  path: '/api/installer/conversations/:sessionId/forward',
  access: 'installer',
  summary: 'Forwards a lead to a colleague by email or WhatsApp, once unless it is asked for again',
  body: wantedSchema,
  query: noQuery,
  response: confirmationSchema,
});

export const forwardLeadForAdmin = route({
  ...ofAnInstaller,
  method: 'POST',
  summary: "Forwards one of an installer's leads for it to an address in its settings, or to another of its people",
  body: wantedSchema,
  query: noQuery,
  response: confirmationSchema,
});
