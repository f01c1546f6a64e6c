import { z } from 'zod';
import { channelSchema, eventTypeSchema } from '../values/notification-event';
import {
  givenChannelsSchema,
  notificationTemplateSchema,
  templateDescriptionSchema,
  templateNameSchema,
} from '../values/notification-template';
import { confirmationSchema, noQuery, nothing } from './common';
import { route } from './route';

const path = '/api/admin/notification-templates';
const admin = { access: 'admin', query: noQuery } as const;
const template = z.object({ template: notificationTemplateSchema });

export const listNotificationTemplates = route({
  ...admin,
  method: 'GET',
  path,
  summary: 'The notification templates, in the order of their groups',
  body: nothing,
  response: z.object({
    templates: z.array(notificationTemplateSchema),
    deleted: z.array(z.object({ eventType: eventTypeSchema, name: z.string() })),
  }),
});

const required = 'Validation error: Event type and name are required';
const emptyChannels = { email: { enabled: false }, sms: { enabled: false }, whatsapp: { enabled: false } };

export const createNotificationTemplate = route({
  ...admin,
  method: 'POST',
  path,
  summary: 'Makes a template for an event type that has none',
  body: z.strictObject({
    eventType: z.string(required).trim().min(1, required).pipe(eventTypeSchema),
    name: z.string(required).trim().min(1, required).pipe(templateNameSchema),
    description: templateDescriptionSchema.default(null),
    channels: givenChannelsSchema.prefault(emptyChannels),
    variables: z
      .array(z.string().regex(/^[a-z][a-z0-9_]{0,39}$/))
      .max(40)
      .default([]),
  }),
  response: template,
});

/** An unknown variable is refused by name, and so is an outdated `updatedAt`, lest two admins overwrite each other. */
export const changeNotificationTemplate = route({
  ...admin,
  method: 'PATCH',
  path: `${path}/:eventType`,
  summary: 'Changes the words of a template',
  body: notificationTemplateSchema.extend({ channels: givenChannelsSchema }).partial().strict(),
  response: template,
});

export const deleteNotificationTemplate = route({
  ...admin,
  method: 'DELETE',
  path: `${path}/:eventType`,
  summary: 'Deletes a template: nothing is sent for its event type any more',
  body: nothing,
  response: confirmationSchema,
});

export const restoreNotificationTemplate = route({
  ...admin,
  method: 'POST',
  path: `${path}/:eventType/restore`,
  summary: 'Brings back a template that the product came with, in its first words',
  body: nothing,
  response: template,
});

/** Variables of recent notifications, newest first: real data to preview with. */
export const templateSamples = route({
  ...admin,
  method: 'GET',
  path: `${path}/:eventType/samples`,
  summary: 'The newest real values of the template’s variables',
  body: nothing,
  response: z.object({
    samples: z.array(z.object({ label: z.string(), values: z.record(z.string(), z.string()) })),
    figures: z.array(
      z.object({
        channel: channelSchema,
        sent: z.int(),
        delivered: z.int(),
        failed: z.int(),
        unknown: z.int(),
      }),
    ),
  }),
});

/** Sends the edited words with the sample to the admin: by email to the admin's own address. */
export const testNotificationTemplate = route({
  ...admin,
  method: 'POST',
  path: `${path}/:eventType/test`,
  summary: 'Sends a test of a template to oneself',
  body: z.strictObject({
    channel: channelSchema,
    channels: givenChannelsSchema,
    phone: z.string().trim().max(30).optional(),
  }),
  response: confirmationSchema,
});
