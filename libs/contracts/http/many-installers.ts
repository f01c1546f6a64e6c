import { z } from 'zod';
import { slugSchema } from '../values/slug';
import { nothing } from './common';
import { installerFilters, installerSorts } from './installers';
import { route } from './route';

/** What one call changes at most: a longer selection is sent in turns, so that whoever waits can stop after each. */
export const mostAtOnce = 25;
/** What can be selected at most. */
export const mostSelected = 10_000;

export const suspensionReasonSchema = z.string().trim().max(200, 'At most 200 characters');

const asked = {
  search: z.string().max(200).default(''),
  filter: z.enum(installerFilters).default('all'),
  sort: z.enum(installerSorts).default('needs-a-look'),
};

export const chatbotActs = ['suspend', 'resume'] as const;
export type ChatbotAct = (typeof chatbotActs)[number];

/** `unchanged` was as wanted before; of a `failed` one `message` says why. */
export const chatbotChangeSchema = z.object({
  slug: slugSchema,
  outcome: z.enum(['changed', 'unchanged', 'failed']),
  message: z.string().nullable(),
});
export type ChatbotChange = z.infer<typeof chatbotChangeSchema>;

export const changeChatbots = route({
  method: 'POST',
  path: '/api/admin/installers/chatbots',
  access: 'admin',
  summary: 'Suspends or resumes several chatbots, each by itself, and says of each what came of it',
  body: z.object({
    act: z.enum(chatbotActs),
    slugs: z.array(slugSchema).min(1, 'Name at least one installer').max(mostAtOnce, `At most ${mostAtOnce} at once`),
    /** Of a suspension. */
    reason: suspensionReasonSchema.optional(),
  }),
  query: z.object({}),
  response: z.object({ changes: z.array(chatbotChangeSchema) }),
});

export const matchingInstallers = route({
  method: 'GET',
  path: '/api/admin/installers/slugs',
  access: 'admin',
  summary: `The slugs of all that the list finds, in its order, ${mostSelected} at most`,
  body: nothing,
  query: z.object(asked),
  response: z.object({ slugs: z.array(slugSchema) }),
});

export const installersCsv = route({
  method: 'GET',
  path: '/api/admin/installers.csv',
  access: 'admin',
  summary: 'All that the list finds as a table (RFC 4180), without API keys',
  body: nothing,
  query: z.object(asked),
  response: z.string(),
});
