import { z } from 'zod';

/** By which a lead goes to a colleague. */
export const forwardChannelSchema = z.enum(['email', 'whatsapp'], 'Please choose email or WhatsApp');
export type ForwardChannel = z.infer<typeof forwardChannelSchema>;

/** One of the installer's own addresses, or one that somebody typed. */
export const forwardTargetSchema = z.enum(['alerts-email', 'login-email', 'alerts-phone', 'other']);
export type ForwardTarget = z.infer<typeof forwardTargetSchema>;

export const forwardNoteLength = 300;
