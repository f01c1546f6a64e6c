import Box from '@mui/material/Box';
import { useState } from 'react';
import { BankHolidays, CloseOnBankHolidays } from '../../../shared/availability/BankHolidays';
import { BlockedDates } from '../../../shared/availability/BlockedDates';
import { OfferedTimes } from '../../../shared/availability/OfferedTimes';
import type { AvailabilityForm } from '../../../shared/availability/useAvailabilityForm';
import { AdvanceFields, ConfirmationSwitch, VisitFields } from '../../../shared/availability/VisitFields';
import { CopyMonday, WeekHours } from '../../../shared/availability/WeekHours';
import { SettingsSection } from './SettingsSection';

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, alignContent: 'start' } as const;

/** When the installer takes visits, as it sets it itself too. */
export const AvailabilitySettings = ({ availability }: { readonly availability: AvailabilityForm }) => {
  const [looked, setLooked] = useState(availability.kept.bankHolidays ?? 'england-and-wales');
  const nation = availability.fields.bankHolidays ?? looked;
  return (
    <Box
      sx={{
        ...stack,
        pb: 3,
        mb: 3,
        borderBottom: '1px solid var(--line)',
        '@media (min-width: 1181px)': { gridTemplateColumns: 'minmax(0, 1fr) 344px', columnGap: 6 },
      }}
    >
      <Box sx={stack}>
        <SettingsSection title="How far ahead visitors can book">
          <AdvanceFields availability={availability} />
        </SettingsSection>
        <SettingsSection title="Each visit">
          <VisitFields availability={availability} />
        </SettingsSection>
        <SettingsSection title="When they take visits" aside={<CopyMonday availability={availability} />}>
          <WeekHours availability={availability} narrow />
        </SettingsSection>
        <SettingsSection title="Dates they are closed">
          <BlockedDates availability={availability} />
        </SettingsSection>
      </Box>
      <Box sx={stack}>
        <SettingsSection title="Confirmation">
          <ConfirmationSwitch availability={availability} />
        </SettingsSection>
        <SettingsSection title="What visitors are offered">
          <OfferedTimes availability={availability} />
        </SettingsSection>
        <SettingsSection
          title="Bank holidays"
          aside={<CloseOnBankHolidays availability={availability} nation={nation} />}
        >
          <BankHolidays availability={availability} nation={nation} onNation={setLooked} />
        </SettingsSection>
      </Box>
    </Box>
  );
};
