import { marketingWording } from '@pilotlight/contracts/values/marketing-consent';
import type { MarketingBox } from '../conversations/leads/marketing.decisions';
import type { InstallerAccount } from '../installers/installer-account';

type Worded = Pick<InstallerAccount, 'consentTexts'>;

export const consentTextOf = ({ consentTexts }: Worded): string => consentTexts.at(-1) ?? marketingWording;

/**
 * What a form's box said and whether it was ticked. Kept are the words that were read, be they changed since; of words that this
 * installer never showed nothing is kept, for nobody agreed to them.
 */
export const shownConsent = (
  {
    marketing,
    consent = marketingWording,
  }: { readonly marketing?: boolean | undefined; readonly consent?: string | undefined },
  { consentTexts }: Worded,
): MarketingBox | undefined =>
  marketing !== undefined && (consentTexts.includes(consent) || consent === marketingWording)
    ? { agreed: marketing, wording: consent }
    : undefined;
