import { z } from 'zod';
import { eventTypeSchema } from '../values/notification-event';
import { templateContentSchema } from '../values/notification-template';
import { slugSchema } from '../values/slug';
import { event } from './event-definition';

/** Templates belong to the platform: their slug is its tenant. */
const keys = { slug: slugSchema, eventType: eventTypeSchema };

export const templateEvents = {
  NotificationTemplateCreated: event(
    z.object({ ...keys, templateId: z.uuid(), content: templateContentSchema, variables: z.array(z.string()) }),
    { note: 'A notification template was made.' },
  ),
  NotificationTemplateChanged: event(z.object({ ...keys, content: templateContentSchema }), {
    note: 'The words of a notification template were changed.',
  }),
  NotificationTemplateDeleted: event(z.object(keys), { note: 'A notification template was deleted.' }),
  NotificationTemplateRestored: event(z.object(keys), { note: 'A template that the product brings was had back.' }),
} as const;
