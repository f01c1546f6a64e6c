import { type InstallerForm, phoneMessage } from '@pilotlight/contracts/http/installers';
import { readPhone } from '@pilotlight/assistant/understanding/contact/phone-number';
import { Refused } from '../write-side/refused';
import type { InstallerDetails } from './installer.decisions';
import type { InstallerProfile } from './profile.decisions';

export const blankIsNull = (value: string | null | undefined): string | null | undefined =>
  value === '' ? null : value;

/** E.164: a UK number unless it says otherwise; null where nobody can be rung by it. */
export const dialledPhone = (typed: string): string | null => {
  const phone = readPhone(typed);
  return phone.kind === 'whole' ? phone.number.number : null;
};

export const withDialledPhone = (form: InstallerForm): InstallerForm => {
  if (!form.phoneSms) return form;
  const phoneSms = dialledPhone(form.phoneSms);
  if (!phoneSms) throw new Refused(phoneMessage, 'invalid');
  return { ...form, phoneSms };
};

const profileOf = ({
  serviceArea,
  finance,
  callout,
  customPrompts,
  calendar,
  businessInfo,
}: InstallerForm): InstallerProfile => ({
  ...(serviceArea && { serviceArea }),
  ...(finance && { finance }),
  ...(callout && { callout }),
  ...(customPrompts && { customPrompts }),
  ...(calendar?.provider && { calendar: { provider: calendar.provider } }),
  ...(businessInfo && { businessInfo }),
});

export const detailsOf = (form: InstallerForm): InstallerDetails => {
  const contactName = blankIsNull(form.contactName);
  const emailInbox = blankIsNull(form.emailInbox);
  const phoneSms = blankIsNull(form.phoneSms);
  return {
    slug: form.slug,
    name: form.name,
    ...(contactName !== undefined && { contactName }),
    ...(emailInbox !== undefined && { emailInbox }),
    ...(phoneSms !== undefined && { phoneSms }),
    ...(form.allowedDomains && { allowedDomains: form.allowedDomains }),
    ...(form.branding && { branding: form.branding }),
    ...(form.notificationPreferences && { notificationPreferences: form.notificationPreferences }),
    ...(form.availabilityConfig && { availabilityConfig: form.availabilityConfig }),
    ...(form.retentionDays !== undefined && { retentionDays: form.retentionDays }),
    ...profileOf(form),
  };
};
