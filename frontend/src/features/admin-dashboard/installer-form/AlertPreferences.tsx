import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { ChannelCards } from '../../../shared/notification-preferences/ChannelCards';
import { EventSwitches } from '../../../shared/notification-preferences/EventSwitches';
import { eventsOn } from '../../../shared/notification-preferences/preference-changes';
import { QuietHoursFields } from '../../../shared/notification-preferences/QuietHoursFields';
import type { PreferenceDraft } from '../../../shared/notification-preferences/usePreferenceDraft';
import type { FormFields, FormValues } from '../form-values';
import { SettingsSection } from './SettingsSection';

interface AlertPreferencesProps {
  readonly form: UseFormReturn<FormFields, unknown, FormValues>;
  readonly preferences: PreferenceDraft;
}

/** How the installer is told of what happens, as it sets it itself too. */
export const AlertPreferences = ({ form, preferences }: AlertPreferencesProps) => {
  const [emailInbox, installerEmail, phone] = useWatch({
    control: form.control,
    name: ['emailInbox', 'installerEmail', 'phoneSms'],
  });
  const { events, quietHours } = preferences.preferences;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 3,
        alignItems: 'start',
        pb: 3,
        mb: 3,
        borderBottom: '1px solid var(--line)',
        '@media (min-width: 1181px)': { gridTemplateColumns: 'minmax(0, 1fr) 344px', columnGap: 6 },
      }}
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        <SettingsSection title="How we reach them" aside="At least one">
          <ChannelCards
            draft={preferences}
            addresses={{ email: emailInbox || installerEmail || null, phone: phone || null }}
            remedy="Add one under Basic Info."
          />
        </SettingsSection>
        <SettingsSection title="What we tell them about" aside={eventsOn(events)}>
          <EventSwitches draft={preferences} />
        </SettingsSection>
      </Box>
      <SettingsSection
        title="Quiet hours"
        aside={
          <Switch
            checked={quietHours.enabled}
            onChange={(_, enabled) => preferences.setQuietHours({ enabled })}
            slotProps={{ input: { 'aria-label': 'Quiet hours' } }}
          />
        }
      >
        <QuietHoursFields draft={preferences} />
      </SettingsSection>
    </Box>
  );
};
