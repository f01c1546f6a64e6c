import type { InstallerEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { type Calendar, noCalendar } from '@pilotlight/contracts/values/calendar';
import type { Callout } from '@pilotlight/contracts/values/callout';
import type { CustomPrompts } from '@pilotlight/contracts/values/custom-prompts';
import type { Finance } from '@pilotlight/contracts/values/finance';
import type { ServiceAreaForm } from '@pilotlight/contracts/values/service-area';
import type { BusinessInfo, ReadPage, Training } from '@pilotlight/contracts/values/training';
import { isDeepStrictEqual } from 'node:util';
import { Refused } from '../write-side/refused';
import type { InstallerAccount } from './installer-account';
import { untrained } from './training.state';

/** What an installer is and asks for, beside who it is. An absent field stays as it is. */
export interface InstallerProfile {
  readonly serviceArea?: ServiceAreaForm;
  readonly finance?: Finance;
  readonly callout?: Callout;
  readonly customPrompts?: CustomPrompts;
  readonly calendar?: Calendar;
  readonly businessInfo?: Partial<BusinessInfo>;
  /** What stands on the pages that `businessInfo` names. */
  readonly pages?: readonly ReadPage[];
}

/** Only the fields that say something. */
const filled = <T extends Readonly<Record<string, unknown>>>(value: T): Partial<T> => {
  const kept: Partial<T> = {};
  for (const key in value) if (value[key] !== '' && value[key] !== undefined) kept[key] = value[key];
  return kept;
};

export const profileChanges = (
  slug: string,
  account: InstallerAccount | null,
  profile: InstallerProfile,
): InstallerEvent[] => {
  const { serviceArea, businessInfo } = profile;
  const events: InstallerEvent[] = [];
  const postcode = serviceArea?.postcode === undefined ? undefined : serviceArea.postcode || null;
  if (postcode !== undefined && postcode !== (account?.postcode ?? null))
    events.push({ type: 'InstallerServiceAreaSet', data: { slug, postcode } });
  const finance = profile.finance && filled(profile.finance);
  if (finance && !isDeepStrictEqual(finance, account?.finance ?? {}))
    events.push({ type: 'InstallerFinanceSet', data: { slug, finance } });
  const callout = profile.callout && filled(profile.callout);
  if (callout && !isDeepStrictEqual(callout, account?.callout ?? {}))
    events.push({ type: 'InstallerCalloutSet', data: { slug, callout } });
  const customPrompts = profile.customPrompts && filled(profile.customPrompts);
  if (customPrompts && !isDeepStrictEqual(customPrompts, account?.customPrompts ?? {}))
    events.push({ type: 'InstallerPromptsSet', data: { slug, customPrompts } });
  if (profile.calendar) events.push(...calendarChange(slug, account?.calendar ?? noCalendar, profile.calendar));
  if (businessInfo) events.push(...informed(slug, account, businessInfo, profile.pages));
  return events;
};

const calendarChange = (slug: string, before: Calendar, wanted: Calendar): InstallerEvent[] => {
  if (wanted.provider === before.provider) return [];
  if (wanted.provider !== 'none' || before.provider === 'none')
    throw new Refused('An installer connects its calendar itself, in its settings', 'invalid');
  return [{ type: 'InstallerCalendarDisconnected', data: { slug, provider: before.provider } }];
};

/** Visitors are answered from it at once. A draft that isn't published yet takes it over and stays a draft. */
const informed = (
  slug: string,
  account: InstallerAccount | null,
  given: Partial<BusinessInfo>,
  pages: readonly ReadPage[] = [],
): InstallerEvent[] => {
  const { draft, published } = account?.training ?? untrained;
  const informedBy = ({ pages: before, ...training }: Training): Training => {
    const read = given.trainingUrls ? pages : before;
    const businessInfo = { ...training.businessInfo, ...given };
    return { ...training, businessInfo, ...(read && read.length > 0 && { pages: [...read] }) };
  };
  const live = informedBy(published.training);
  if (isDeepStrictEqual(live.businessInfo, published.training.businessInfo)) return [];
  const number = draft.number + 1;
  const events: InstallerEvent[] = [
    { type: 'InstallerTrainingDrafted', data: { slug, draft: number, training: live } },
    { type: 'InstallerTrainingPublished', data: { slug, version: number, training: live } },
  ];
  if (draft.number !== published.number)
    events.push({
      type: 'InstallerTrainingDrafted',
      data: { slug, draft: number + 1, training: informedBy(draft.training) },
    });
  return events;
};
