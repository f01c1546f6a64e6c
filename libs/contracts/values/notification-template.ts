import { z } from 'zod';
import { eventTypeSchema } from './notification-event';

export const mostSmsCharacters = 160;

const text = (most: number) => z.string().max(most, `At most ${most} characters`);

const emailTemplateSchema = z.strictObject({
  enabled: z.boolean(),
  subject: text(200).regex(/^[^\r\n]*$/, 'A subject has one line'),
  body: text(10_000),
});

const smsTemplateSchema = z.strictObject({ enabled: z.boolean(), body: text(mostSmsCharacters) });

/** `contentSid` names the text that WhatsApp has approved, for whoever hasn't written within a day. */
const whatsappTemplateSchema = z.strictObject({
  enabled: z.boolean(),
  body: text(1_024),
  contentSid: z.string().regex(/^(?:HX[\da-f]{32})?$/, 'A ContentSid is HX and 32 digits or letters a to f'),
});

export const templateChannelsSchema = z.strictObject({
  email: emailTemplateSchema,
  sms: smsTemplateSchema,
  whatsapp: whatsappTemplateSchema,
});
export type TemplateChannels = z.infer<typeof templateChannelsSchema>;

export const givenChannelsSchema = z.strictObject({
  email: emailTemplateSchema.extend({
    subject: emailTemplateSchema.shape.subject.default(''),
    body: emailTemplateSchema.shape.body.default(''),
  }),
  sms: smsTemplateSchema.extend({ body: smsTemplateSchema.shape.body.default('') }),
  whatsapp: whatsappTemplateSchema.extend({
    body: whatsappTemplateSchema.shape.body.default(''),
    contentSid: whatsappTemplateSchema.shape.contentSid.default(''),
  }),
});

export const templateNameSchema = z.string().trim().min(1, 'Name is required').max(80, 'At most 80 characters');
export const templateDescriptionSchema = z.string().trim().max(300, 'At most 300 characters').nullable();

export const notificationTemplateSchema = z.object({
  id: z.uuid(),
  eventType: eventTypeSchema,
  name: templateNameSchema,
  description: templateDescriptionSchema,
  variables: z.array(z.string()),
  channels: templateChannelsSchema,
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type NotificationTemplate = z.infer<typeof notificationTemplateSchema>;

export const templateContentSchema = notificationTemplateSchema.pick({ name: true, description: true, channels: true });
export type TemplateContent = z.infer<typeof templateContentSchema>;
