import { z } from 'zod';
import { leadStageSchema } from './lead-stage';
import { oneLineText } from './one-line-text';

export const connectionKinds = ['webhook', 'hubspot'] as const;
export const connectionKindSchema = z.enum(connectionKinds);
export type ConnectionKind = z.infer<typeof connectionKindSchema>;

/** What an installer's own systems can be told of. */
export const forwardEvents = [
  'lead.created',
  'lead.graded',
  'lead.stage_changed',
  'appointment.booked',
  'appointment.confirmed',
  'appointment.moved',
  'appointment.cancelled',
] as const;
export const forwardEventSchema = z.enum(forwardEvents, 'Please choose one of the list');
export type ForwardEvent = z.infer<typeof forwardEventSchema>;

export const forwardEventNames: Readonly<Record<ForwardEvent, string>> = {
  'lead.created': 'New lead',
  'lead.graded': 'Lead graded',
  'lead.stage_changed': 'Lead stage changed',
  'appointment.booked': 'Appointment booked',
  'appointment.confirmed': 'Appointment confirmed',
  'appointment.moved': 'Appointment moved',
  'appointment.cancelled': 'Appointment cancelled',
};

/** With what goes out by hand: a chosen lead, a test. */
export const sentEvents = [...forwardEvents, 'lead.forwarded', 'connection.test'] as const;
export const sentEventSchema = z.enum(sentEvents);
export type SentEvent = z.infer<typeof sentEventSchema>;

/** Why nothing more is sent. `gone`: the receiver answered 410; `failing`: it failed for a week. */
export const offReasons = ['installer', 'admin', 'gone', 'failing'] as const;
export const offReasonSchema = z.enum(offReasons);
export type OffReason = z.infer<typeof offReasonSchema>;

/** `failed`: given up after the last attempt. `unknown`: the process stopped while it was sent, so it may have arrived. */
export const deliveryStatuses = ['waiting', 'sending', 'delivered', 'failed', 'unknown', 'cancelled'] as const;
export const deliveryStatusSchema = z.enum(deliveryStatuses);
export type DeliveryStatus = z.infer<typeof deliveryStatusSchema>;

export const cancelReasons = ['erased', 'suspended', 'off', 'unreachable-lead'] as const;
export const cancelReasonSchema = z.enum(cancelReasons);
export type CancelReason = z.infer<typeof cancelReasonSchema>;

/** What went wrong with one attempt; `refused` and `redirected` have a status beside them. */
export const attemptProblems = [
  'refused',
  'redirected',
  'timeout',
  'unreachable',
  'unknown-host',
  'not-public',
  'bad-certificate',
  'no-web-address',
] as const;
export const attemptProblemSchema = z.enum(attemptProblems);
export type AttemptProblem = z.infer<typeof attemptProblemSchema>;

export const mostConnections = 10;
export const mostForwarded = 200;

export const connectionNameSchema = oneLineText(60).min(1, 'Please give it a name');

/** How the address stands to the rules for where we send is judged on the server, where it is sent to. */
export const hookAddressSchema = z
  .string()
  .trim()
  .max(2_000, 'At most 2,000 characters')
  .refine((url) => URL.canParse(url), 'Please enter a web address that begins with https://');

export const privateAppTokenSchema = z
  .string()
  .trim()
  .regex(/^[\w-]{20,200}$/, "Please paste the private app's access token");

const nameInHubSpot = oneLineText(100);

/** By what HubSpot calls pipeline and stages, or by their ids; "" and what isn't named are HubSpot's usual ones. */
export const hubspotDealSettingsSchema = z.object({
  pipeline: nameInHubSpot,
  stages: z.partialRecord(leadStageSchema, nameInHubSpot),
});
export type HubSpotDealSettings = z.infer<typeof hubspotDealSettingsSchema>;

export const chosenEventsSchema = z
  .array(forwardEventSchema)
  .min(1, 'Please choose at least one')
  .max(forwardEvents.length)
  .transform((chosen) => forwardEvents.filter((each) => chosen.includes(each)));
