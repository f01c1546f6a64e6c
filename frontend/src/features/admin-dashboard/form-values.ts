import { installerFormSchema, type Installer } from '@pilotlight/contracts/http/installers';
import { allowedDomainsSchema } from '@pilotlight/contracts/values/allowed-domain';
import { defaultBranding, wholeBrandingSchema } from '@pilotlight/contracts/values/branding';
import { defaultRetentionDays, retentionDaysSchema } from '@pilotlight/contracts/values/retention';
import { z } from 'zod';
import { blankProfile, profileFieldsOf, profileFieldsSchema } from './profile-fields';
import { phoneInWords } from '@pilotlight/contracts/values/phone-in-words';

/** "www.example.co.uk", with a port or a path or without: a website's address but for its beginning. */
const withoutScheme = /^\s*[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?::\d+)?(?:\/\S*)?\s*$/u;

/** Domains as nearly everybody types them, each made the URL that it has to be; what is none stays as it is. */
export const withSchemes = (text: string): string =>
  text
    .split('\n')
    .map((line) => (withoutScheme.test(line) ? `https://${line.trim()}` : line))
    .join('\n');

/** Domains as they are typed: one per line, blank lines don't count. */
const domainLines = z.string().transform((text, context) => {
  const lines = withSchemes(text)
    .split('\n')
    .map((line) => line.trim());
  const domains = allowedDomainsSchema.safeParse(lines.filter((line) => line !== ''));
  if (domains.success) return domains.data;
  domains.error.issues.forEach(({ message }) => context.addIssue({ code: 'custom', message }));
  return z.NEVER;
});

/** Days as they are typed. */
const typedDays = z
  .string()
  .trim()
  .regex(/^\d{1,5}$/, 'Whole days only')
  .transform(Number)
  .pipe(retentionDaysSchema);

/** What stands in the dialog's fields. Id and revision are the dialog's own, and preferences are switches with a draft of theirs. */
export const formSchema = installerFormSchema
  .omit({
    id: true,
    revision: true,
    notificationPreferences: true,
    availabilityConfig: true,
    serviceArea: true,
    finance: true,
    callout: true,
    customPrompts: true,
    businessInfo: true,
    calendar: true,
  })
  .extend({
    allowedDomains: domainLines,
    branding: wholeBrandingSchema,
    retentionDays: typedDays,
    profile: profileFieldsSchema,
  });

export type FormFields = z.input<typeof formSchema>;
export type FormValues = z.output<typeof formSchema>;

export const blankForm: FormFields = {
  name: '',
  slug: '',
  contactName: '',
  installerEmail: '',
  installerPassword: '',
  allowedDomains: '',
  emailInbox: '',
  phoneSms: '',
  retentionDays: String(defaultRetentionDays),
  branding: defaultBranding,
  profile: blankProfile,
};

/** The fields of the first tab. */
export const basicFields = [
  'name',
  'slug',
  'contactName',
  'installerEmail',
  'installerPassword',
  'allowedDomains',
  'emailInbox',
  'phoneSms',
  'retentionDays',
] as const satisfies readonly (keyof FormFields)[];

export const formOf = (installer: Installer): FormFields => ({
  name: installer.name,
  slug: installer.slug,
  contactName: installer.contactName ?? '',
  installerEmail: installer.installerEmail ?? '',
  installerPassword: '',
  allowedDomains: installer.allowedDomains.join('\n'),
  emailInbox: installer.emailInbox ?? '',
  phoneSms: phoneInWords(installer.phoneSms ?? ''),
  retentionDays: String(installer.retentionDays),
  branding: installer.branding,
  profile: profileFieldsOf(installer),
});

/** The call's body; a field that is left empty is cleared, a blank password stays as it is. */
export const bodyOf = (
  { profile, ...values }: FormValues,
  installer: Installer | null,
): z.input<typeof installerFormSchema> => ({
  ...values,
  ...profile,
  ...(installer && { id: installer.id, revision: installer.revision }),
});
