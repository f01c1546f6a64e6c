import { z } from 'zod';
import { brandPropertiesSchema } from '../values/brand/brand-colours';
import { brandingSchema } from '../values/branding';
import { photoSlotSchema } from '../values/job-sheet';
import { leadSchema } from '../values/lead';
import { safetyCardSchema } from '../values/safety';
import { slugSchema } from '../values/slug';
import { noQuery, nothing } from './common';
import { photoLimits, photoSchema } from './photos';
import { route } from './route';

/** 128 bits as hexadecimal digits, made once by the widget and repeated on a retry. It outlives an erasure: no room for words. */
export const messageIdSchema = z
  .string()
  .toLowerCase()
  .regex(/^[\da-f]{8}(-?)(?:[\da-f]{4}\1){3}[\da-f]{12}$/, 'Please send a UUID as the message id');

export const messageTextSchema = z
  .string()
  .trim()
  .min(1, 'Please write a message')
  .max(2000, 'Please keep a message to 2,000 characters');

const firmSchema = z.object({ name: z.string(), branding: brandingSchema });

/** What a widget needs to look right: its colours are worked out once here, not by every visitor's browser. Public. */
export const launcherSchema = firmSchema.extend({
  colours: brandPropertiesSchema,
  /** What its visitors may ask for by a form of its own, in the words that open it. */
  offers: z.array(z.enum(['Book a visit', 'Ask us to ring you'])),
  /** What stands beside the box that agrees to offers. */
  consent: z.string(),
  /** A regular expression for the paths of the pages that show no chat. */
  except: z.string(),
});
export type Launcher = z.infer<typeof launcherSchema>;

export const widgetLauncher = route({
  method: 'POST',
  path: '/api/widget/:slug/launcher',
  access: 'public',
  summary: 'Name and branding for the closed launcher, on an allowed origin; starts nothing',
  body: nothing,
  query: noQuery,
  response: launcherSchema,
});

export const widgetAccess = route({
  method: 'POST',
  path: '/api/widget/:slug/access',
  access: 'public',
  summary: 'Opens a session on an allowed origin, or resumes the one whose token is sent',
  body: z.object({
    installerId: slugSchema,
    origin: z.string().max(2000).nullish(),
    key: z.string().max(200),
    sessionToken: z.string().max(200).nullish(),
  }),
  query: noQuery,
  response: firmSchema.extend({ sessionId: z.uuid(), sessionToken: z.string() }),
});

/** What an answer brings with its words, live and after a reload. */
const answered = {
  quickReplies: z.array(z.string()),
  card: safetyCardSchema.nullable(),
  asksForPhoto: photoSlotSchema.optional(),
  /** Where a long text may be cut in two bubbles: found once here, not by every visitor's browser. */
  cutAt: z.number().int().positive().optional(),
};

export const replySchema = z.object({
  id: z.uuid(),
  messageId: z.string(),
  text: z.string(),
  ...answered,
  at: z.string(),
});
export type Reply = z.infer<typeof replySchema>;

/** As the form shows it: "Priya Nair", "07700 900142". */
export const knownLeadSchema = z.object({
  name: z.string().optional(),
  phone: z.string().optional(),
  email: z.string().optional(),
  postcode: z.string().optional(),
});
export type KnownLead = z.infer<typeof knownLeadSchema>;

export const attendanceSchema = z.enum(['asked', 'here']).nullable();
export type Attendance = z.infer<typeof attendanceSchema>;

/** By server-sent event name, in order: accepted, safety?, delta*, message?, done. No message where a person answers. */
export const chatFrames = {
  /** The message is durable. `lead`: what it gave too; `person`: whom it asked for; `stoodDown`: it ended the emergency mode. */
  accepted: z.object({
    messageId: z.string(),
    lead: knownLeadSchema,
    person: attendanceSchema,
    stoodDown: z.literal(true).optional(),
  }),
  safety: safetyCardSchema,
  delta: z.object({ text: z.string() }),
  message: replySchema,
  done: z.object({}),
} as const;

export const widgetChat = route({
  method: 'POST',
  path: '/api/widget/:slug/chat',
  access: 'visitor',
  summary: 'Says something; answers as text/event-stream, or whole where JSON is asked for',
  body: z.object({
    sessionId: z.uuid(),
    /** With one, a message that is sent again is taken once; without, the server makes one. */
    messageId: messageIdSchema.optional(),
    message: messageTextSchema,
    files: z.array(z.uuid()).max(photoLimits.aMessage, 'Up to 4 photos go with a message').nullish(),
  }),
  query: noQuery,
  response: replySchema,
});

export const widgetLead = route({
  method: 'POST',
  path: '/api/widget/:slug/lead',
  access: 'visitor',
  summary: "Leaves the visitor's details",
  /** `marketing` is whether the box for it was ticked, absent where none was shown; `consent` what stood beside it. */
  body: z.object({
    sessionId: z.uuid(),
    lead: leadSchema,
    marketing: z.boolean().optional(),
    consent: z.string().max(500).optional(),
  }),
  query: noQuery,
  response: z.object({ success: z.literal(true), message: z.string(), lead: knownLeadSchema }),
});

export const widgetLineSchema = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant', 'person', 'note']),
  text: z.string(),
  name: z.string().optional(),
  ...answered,
  photos: z.array(photoSchema).optional(),
  at: z.string(),
});
export type WidgetLine = z.infer<typeof widgetLineSchema>;

export const shownConversationSchema = z.object({
  lines: z.array(widgetLineSchema),
  emergency: z.boolean(),
  person: attendanceSchema,
  lead: knownLeadSchema,
});

export const widgetConversation = route({
  method: 'GET',
  path: '/api/widget/:slug/conversation',
  access: 'visitor',
  summary: "The visitor's own conversation so far",
  body: nothing,
  query: noQuery,
  response: shownConversationSchema.extend({ sessionId: z.uuid() }),
});
