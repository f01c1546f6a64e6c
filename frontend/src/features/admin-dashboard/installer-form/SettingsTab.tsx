import type { Installer } from '@pilotlight/contracts/http/installers';
import type { UseFormReturn } from 'react-hook-form';
import type { AvailabilityForm } from '../../../shared/availability/useAvailabilityForm';
import type { PreferenceDraft } from '../../../shared/notification-preferences/usePreferenceDraft';
import type { FormFields, FormValues } from '../form-values';
import { AlertPreferences } from './AlertPreferences';
import { ApiKey } from './ApiKey';
import { AvailabilitySettings } from './AvailabilitySettings';
import { AvailableAfterCreation } from './AvailableAfterCreation';
import { InstallerConnections } from './InstallerConnections';
import { OfferSettings } from './OfferSettings';

interface SettingsTabProps {
  readonly installer: Installer | null;
  readonly form: UseFormReturn<FormFields, unknown, FormValues>;
  readonly preferences: PreferenceDraft;
  readonly availability: AvailabilityForm;
}

/** What belongs to the account rather than to its look: how it is told of what happens, when it takes visits, and the key of its embed code. */
export const SettingsTab = ({ installer, form, preferences, availability }: SettingsTabProps) => {
  if (!installer)
    return <AvailableAfterCreation>Settings are only available for existing installers.</AvailableAfterCreation>;
  return (
    <>
      <AlertPreferences form={form} preferences={preferences} />
      <AvailabilitySettings availability={availability} />
      <OfferSettings form={form} />
      <ApiKey installer={installer} />
      <InstallerConnections slug={installer.slug} />
    </>
  );
};
