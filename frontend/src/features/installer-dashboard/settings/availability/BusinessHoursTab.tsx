import Box from '@mui/material/Box';
import { OfferedTimes } from '../../../../shared/availability/OfferedTimes';
import { CopyMonday, WeekHours } from '../../../../shared/availability/WeekHours';
import { Panel } from '../../../../ui/Panel';
import { SettingsColumns } from '../SettingsColumns';
import { AvailabilityForm } from './AvailabilityForm';
import { BankHolidaysPanel } from './BankHolidaysPanel';
import { cardPadding } from './card-padding';

/** The week's hours, what visitors are offered by them, and the bank holidays. */
export const BusinessHoursTab = () => (
  <AvailabilityForm>
    {(availability) => (
      <SettingsColumns
        main={
          <>
            <Panel title="When you take visits" aside={<CopyMonday availability={availability} />}>
              <WeekHours availability={availability} />
            </Panel>
            <Panel title="What visitors are offered">
              <Box sx={cardPadding}>
                <OfferedTimes availability={availability} />
              </Box>
            </Panel>
          </>
        }
        side={<BankHolidaysPanel availability={availability} />}
      />
    )}
  </AvailabilityForm>
);
