import type { Installer } from '@pilotlight/contracts/http/installers';
import { consentTextSchema } from '@pilotlight/contracts/values/marketing-consent';
import type { OwnPrivacy } from '@pilotlight/contracts/values/own-privacy';
import { retentionDaysSchema } from '@pilotlight/contracts/values/retention';
import { z } from 'zod';

/** Days are typed, so they are text until they are read. */
export const privacyFormSchema = z.object({
  retentionDays: z
    .string()
    .trim()
    .regex(/^\d{1,5}$/, 'Whole days only')
    .transform(Number)
    .pipe(retentionDaysSchema),
  consentText: consentTextSchema,
});
export type PrivacyFields = z.input<typeof privacyFormSchema>;
export type PrivacyValues = z.output<typeof privacyFormSchema>;

type Kept = Pick<Installer, 'retentionDays' | 'consentText'>;

export const fieldsOf = ({ retentionDays, consentText }: Kept): PrivacyFields => ({
  retentionDays: String(retentionDays),
  consentText,
});

/** What is sent: only what differs from what is kept. */
export const editsOf = ({ retentionDays, consentText }: PrivacyValues, kept: Kept): OwnPrivacy => ({
  ...(retentionDays !== kept.retentionDays && { retentionDays }),
  ...(consentText !== kept.consentText && { consentText }),
});

export const differingPrivacy = (before: PrivacyFields, after: PrivacyFields): readonly string[] => [
  ...(after.retentionDays.trim() === before.retentionDays.trim() ? [] : ['how long chats are kept']),
  ...(after.consentText.trim() === before.consentText.trim() ? [] : ['consent text']),
];

export const changedPrivacy = (typed: PrivacyFields, kept: Kept): readonly string[] =>
  differingPrivacy(fieldsOf(kept), typed);
