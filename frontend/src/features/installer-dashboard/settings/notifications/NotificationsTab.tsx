import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import type { Installer } from '@pilotlight/contracts/http/installers';
import { type SyntheticEvent, useRef } from 'react';
import { useOutletContext } from 'react-router-dom';
import { ChannelCards } from '../../../../shared/notification-preferences/ChannelCards';
import { EventSwitches } from '../../../../shared/notification-preferences/EventSwitches';
import { eventsOn } from '../../../../shared/notification-preferences/preference-changes';
import { QuietHoursFields } from '../../../../shared/notification-preferences/QuietHoursFields';
import { TextsAbroadSwitch } from '../../../../shared/notification-preferences/TextsAbroadSwitch';
import { noMethod, usePreferenceDraft } from '../../../../shared/notification-preferences/usePreferenceDraft';
import { toast } from '../../../../ui/toasts/toasts';
import { Panel } from '../../../../ui/Panel';
import { DeviceAlertsPanel } from '../../live/DeviceAlertsPanel';
import { useChangeInstallerSettingsMutation } from '../settings.api';
import { SettingsBar } from '../SettingsBar';
import { SettingsColumns } from '../SettingsColumns';
import { AlertExample } from './AlertExample';
import { tellNotSaved } from './failures';

/** By which ways, of what and when the installer is told. */
export const NotificationsTab = () => {
  const { emailInbox, installerEmail, phoneSms, notificationPreferences } = useOutletContext<Installer>();
  const draft = usePreferenceDraft(notificationPreferences);
  const [change, { isLoading: saving }] = useChangeInstallerSettingsMutation();
  const form = useRef<HTMLFormElement>(null);

  const save = async () => {
    if (draft.fault === 'no-method') return toast(noMethod);
    if (draft.fault) return form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    try {
      await change({ body: { notificationPreferences: draft.edits } }).unwrap();
      draft.settle();
      toast({ title: 'Settings saved' });
    } catch (thrown) {
      tellNotSaved(thrown);
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!saving && draft.changed.length > 0) void save();
  };
  const { events, quietHours } = draft.preferences;
  return (
    <Box component="form" ref={form} noValidate onSubmit={submit}>
      <SettingsColumns
        main={
          <>
            <Panel title="How we reach you" aside="At least one">
              <Box sx={{ p: { xs: 2, md: '16px 24px 24px' } }}>
                <ChannelCards
                  draft={draft}
                  addresses={{ email: emailInbox ?? installerEmail, phone: phoneSms }}
                  remedy="Your admin can add one."
                />
                <TextsAbroadSwitch draft={draft} />
              </Box>
            </Panel>
            <Panel title="What we tell you about" aside={eventsOn(events)}>
              <Box sx={{ p: { xs: '0 16px 16px', md: '8px 24px 24px' } }}>
                <EventSwitches draft={draft} />
              </Box>
            </Panel>
          </>
        }
        side={
          <>
            <Panel
              title="Quiet hours"
              aside={
                <Switch
                  checked={quietHours.enabled}
                  onChange={(_, enabled) => draft.setQuietHours({ enabled })}
                  slotProps={{ input: { 'aria-label': 'Quiet hours' } }}
                />
              }
            >
              <Box sx={{ p: { xs: 2, md: '16px 24px 24px' } }}>
                <QuietHoursFields draft={draft} />
              </Box>
            </Panel>
            <DeviceAlertsPanel />
            <AlertExample kept={notificationPreferences} />
          </>
        }
      />
      <SettingsBar changed={draft.changed} saving={saving} onDiscard={draft.discard} />
    </Box>
  );
};
