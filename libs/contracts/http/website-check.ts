import { z } from 'zod';
import { noQuery, nothing } from './common';
import { route } from './route';

export const websiteCheckSchema = z.object({
  /** As it is allowed: an origin. */
  website: z.string(),
  /** Of its first page: the embed code as it stands now, one with another key or installer, none, or no page that could be read. */
  outcome: z.enum(['found', 'other-key', 'not-found', 'unreached']),
  /** Why it couldn't be reached. */
  problem: z.string().nullable(),
  /** Where it sends its visitors, when that is none of the allowed websites: the chat stays closed there. */
  sendsTo: z.string().nullable(),
  /** ISO 8601 UTC. */
  at: z.string(),
});
export type WebsiteCheck = z.infer<typeof websiteCheckSchema>;

const checked = z.object({ websites: z.array(websiteCheckSchema) });

export const checkOwnWebsites = route({
  method: 'POST',
  path: '/api/installer/website-check',
  access: 'installer',
  summary:
    'Looks for the embed code on the signed-in installer’s allowed websites; asked again within 30 s, answers as before',
  body: nothing,
  query: noQuery,
  response: checked,
});

export const checkWebsites = route({
  method: 'POST',
  path: '/api/installers/:slug/website-check',
  access: 'admin',
  summary: 'Looks for the embed code on an installer’s allowed websites; asked again within 30 s, answers as before',
  body: nothing,
  query: noQuery,
  response: checked,
});
