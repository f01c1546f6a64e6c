import type { Branding } from '@pilotlight/contracts/values/branding';
import { brandingNames } from '../../shared/branding/branding-names';
import type { FormFields } from './form-values';
import { profileNames, type ProfileFields } from './profile-fields';

const fieldNames = {
  name: 'business name',
  slug: 'slug',
  contactName: 'contact name',
  installerEmail: 'login email',
  installerPassword: 'password',
  allowedDomains: 'allowed domains',
  emailInbox: 'email inbox',
  phoneSms: 'phone for texts',
  retentionDays: 'days kept',
} as const satisfies Record<Exclude<keyof FormFields, 'branding' | 'profile'>, string>;

const namesShown = 3;

const marked = (names: object, marks: object): string[] => {
  const changed = new Map<string, unknown>(Object.entries(marks));
  return Object.entries(names).flatMap(([field, name]) => (changed.get(field) === true ? String(name) : []));
};

/** What was changed, in words, in the order of the form. */
export const changedFields = (
  dirty: Partial<Record<keyof typeof fieldNames, boolean>> & {
    branding?: Partial<Record<keyof Branding, boolean>>;
    profile?: Partial<Record<Exclude<keyof ProfileFields, 'prompts'>, boolean>> & { prompts?: object };
  },
): string[] => {
  const { prompts, ...profile } = dirty.profile ?? {};
  return [
    ...marked(fieldNames, dirty),
    ...marked(brandingNames, dirty.branding ?? {}),
    ...marked(profileNames, { ...profile, prompts: prompts !== undefined && Object.values(prompts).includes(true) }),
  ];
};

const told = (value: unknown): string => JSON.stringify(value);

/** Which fields of one are other in the other. */
const marks = (one: object, other: object): Record<string, boolean> => {
  const others = new Map<string, unknown>(Object.entries(other));
  return Object.fromEntries(
    Object.entries(one).map(([field, value]) => [field, told(value) !== told(others.get(field))]),
  );
};

/** What two states of the form differ in, in the same words. */
export const differingFields = (before: FormFields, after: FormFields): string[] => {
  const { prompts: _, ...profile } = marks(before.profile, after.profile);
  return changedFields({
    ...marks(before, after),
    branding: marks(before.branding, after.branding),
    profile: { ...profile, prompts: marks(before.profile.prompts, after.profile.prompts) },
  });
};

/** "2 changes not saved: greeting, icon"; beyond three the others are counted. */
export const unsavedInWords = (changed: readonly string[]): string => {
  if (changed.length === 0) return '';
  const count = changed.length === 1 ? '1 change' : `${changed.length} changes`;
  const others = changed.length - namesShown;
  const named = changed.slice(0, namesShown).join(', ');
  return `${count} not saved: ${named}${others > 0 ? ` and ${others} more` : ''}`;
};
