import type { InstallerEvent } from '@pilotlight/contracts/catalogue/catalogue';
import {
  type AvailabilityConfig,
  type AvailabilityConfigForm,
  availabilityConfigSchema,
} from '@pilotlight/contracts/values/availability';
import { isDeepStrictEqual } from 'node:util';
import { Refused } from '../write-side/refused';
import { hasAccount, type InstallerState } from './installer.state';
import { noSuchInstaller } from './no-such-installer';

/** What an installer's own settings say of when it takes visits. */
export const setAvailability = (state: InstallerState, form: AvailabilityConfigForm): InstallerEvent[] => {
  if (!hasAccount(state)) throw noSuchInstaller();
  return availabilityChange(state.account.slug, state.account.availabilityConfig, form);
};

/** What has to happen until an availability is as a form says; nothing where it is. */
export const availabilityChange = (
  slug: string,
  before: AvailabilityConfig,
  form: AvailabilityConfigForm,
): InstallerEvent[] => {
  const { data: availabilityConfig, error } = availabilityConfigSchema.safeParse({ ...before, ...form });
  if (!availabilityConfig) throw new Refused(error?.issues[0]?.message ?? 'Invalid availability', 'invalid');
  if (isDeepStrictEqual(availabilityConfig, before)) return [];
  return [{ type: 'InstallerAvailabilitySet', data: { slug, availabilityConfig } }];
};
