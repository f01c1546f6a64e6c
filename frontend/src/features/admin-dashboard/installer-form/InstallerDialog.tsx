import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Installer } from '@pilotlight/contracts/http/installers';
import { defaultAvailability } from '@pilotlight/contracts/values/availability';
import { defaultNotificationPreferences } from '@pilotlight/contracts/values/notification-preferences';
import { type KeyboardEvent, useId, useState } from 'react';
import { fillsTheScreen } from '../../../ui/fills-the-screen';
import { BrandingTab } from '../branding/BrandingTab';
import { dashboardPath, useCloseDialog } from '../frame/dialog-route';
import { TrainingTab } from '../training/TrainingTab';
import { useTrainingForm } from '../training/useTrainingForm';
import { BasicInfoTab } from './BasicInfoTab';
import { DialogHead } from './DialogHead';
import { basicFields } from '../form-values';
import { AvailableAfterCreation } from './AvailableAfterCreation';
import { NextSteps } from './NextSteps';
import { useGoOn, useIsFresh } from './fresh-installer';
import { SaveBar } from './SaveBar';
import { SettingsTab } from './SettingsTab';
import { useAvailabilityForm } from '../../../shared/availability/useAvailabilityForm';
import { usePreferenceDraft } from '../../../shared/notification-preferences/usePreferenceDraft';
import { ChangedElsewhere } from '../../../shared/unsaved/ChangedElsewhere';
import { UnsavedQuestion } from '../../../shared/unsaved/UnsavedQuestion';
import { useInstallerForm, type FormTab } from './useInstallerForm';

const tabs = [
  { value: 'basic', label: 'Basic Info' },
  { value: 'branding', label: 'Branding' },
  { value: 'training', label: 'Training' },
  { value: 'settings', label: 'Settings' },
] as const;

/** Creates an installer, or edits the one that is given. */
export const InstallerDialog = ({ installer }: { readonly installer: Installer | null }) => {
  const id = useId();
  const goOn = useGoOn();
  const isFresh = useIsFresh();
  const close = useCloseDialog(dashboardPath, isFresh && installer ? installer.slug : null);
  const small = useMediaQuery('(max-width: 899.95px)');
  const [tab, setTab] = useState<FormTab | 'training'>('basic');
  const preferences = usePreferenceDraft(installer?.notificationPreferences ?? defaultNotificationPreferences);
  const availability = useAvailabilityForm(installer?.availabilityConfig ?? defaultAvailability);
  const { form, saving, changed, inTheWay, losesChanges, submit } = useInstallerForm({
    installer,
    preferences,
    availability,
    onSaved: (slug) => (installer ? close() : goOn(slug)),
    onProblem: setTab,
  });
  const training = useTrainingForm(installer);
  /** What is wrong here is told before the way on. */
  const goOnToBranding = async () => {
    if (!(await form.trigger(basicFields, { shouldFocus: true }))) return;
    setTab('branding');
    document.getElementById(`${id}-panel`)?.focus();
  };
  const leave = () => {
    if (!saving) close();
  };
  const saveByKey = (event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (tab === 'training') void training.saveDraft();
    else if (!saving) void submit();
  };
  return (
    <Dialog
      open
      onClose={leave}
      onKeyDown={saveByKey}
      fullScreen={small}
      aria-labelledby={`${id}-title`}
      slotProps={{
        paper: { sx: small ? fillsTheScreen : { maxWidth: 1216, height: 'min(900px, 100% - 48px)' } },
      }}
    >
      <DialogHead titleId={`${id}-title`} form={form} installer={installer} busy={saving} onClose={leave} />
      <Tabs
        value={tab}
        onChange={(_, next: typeof tab) => setTab(next)}
        aria-label="Installer"
        sx={{ flex: 'none', px: { xs: 2, md: 3 }, borderBottom: '1px solid var(--line)' }}
      >
        {tabs.map(({ value, label }) => (
          <Tab
            key={value}
            value={value}
            label={label}
            id={`${id}-${value}`}
            {...(tab === value && { 'aria-controls': `${id}-panel` })}
          />
        ))}
      </Tabs>
      {isFresh && installer && <NextSteps installer={installer} onTraining={() => setTab('training')} />}
      {tab === 'training' && installer ? (
        <TrainingTab training={training} id={`${id}-panel`} labelledBy={`${id}-training`} />
      ) : (
        <Box
          component="form"
          noValidate
          onSubmit={(event) => void submit(event)}
          sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}
        >
          <Box
            role="tabpanel"
            id={`${id}-panel`}
            aria-labelledby={`${id}-${tab}`}
            tabIndex={0}
            sx={{
              flex: 1,
              minHeight: 0,
              overflow: 'auto',
              containerType: 'size',
              display: 'grid',
              outlineOffset: -2,
              ...(tab !== 'branding' && { p: { xs: 2, md: 3 }, alignContent: 'start' }),
            }}
          >
            {tab === 'basic' && <BasicInfoTab form={form} isNew={installer === null} />}
            {tab === 'branding' && <BrandingTab form={form} />}
            {tab === 'training' && (
              <AvailableAfterCreation>Training is only available for existing installers.</AvailableAfterCreation>
            )}
            {tab === 'settings' && (
              <SettingsTab installer={installer} form={form} preferences={preferences} availability={availability} />
            )}
          </Box>
          <ChangedElsewhere what={inTheWay} />
          <SaveBar
            changed={changed}
            isNew={installer === null}
            saving={saving}
            onCancel={leave}
            next={
              installer === null && tab === 'basic' ? { label: 'Branding', onGo: () => void goOnToBranding() } : null
            }
          />
        </Box>
      )}
      <UnsavedQuestion
        changed={[...changed, ...training.changed]}
        losesChanges={() => losesChanges() || training.changed.length > 0}
      />
    </Dialog>
  );
};
