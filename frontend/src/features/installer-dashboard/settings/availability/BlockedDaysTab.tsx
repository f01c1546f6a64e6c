import Box from '@mui/material/Box';
import { BlockedDates } from '../../../../shared/availability/BlockedDates';
import { ClosedWeekdays } from '../../../../shared/availability/ClosedWeekdays';
import { Panel } from '../../../../ui/Panel';
import { SettingsColumns } from '../SettingsColumns';
import { AvailabilityForm } from './AvailabilityForm';
import { BankHolidaysPanel } from './BankHolidaysPanel';
import { cardPadding } from './card-padding';

/** Days on which no visit can be booked: of every week, single dates, and bank holidays. */
export const BlockedDaysTab = () => (
  <AvailabilityForm>
    {(availability) => (
      <SettingsColumns
        main={
          <>
            <Panel title="Days you are closed every week">
              <Box sx={cardPadding}>
                <ClosedWeekdays availability={availability} />
              </Box>
            </Panel>
            <Panel title="Dates you are closed">
              <Box sx={cardPadding}>
                <BlockedDates availability={availability} />
              </Box>
            </Panel>
          </>
        }
        side={<BankHolidaysPanel availability={availability} />}
      />
    )}
  </AvailabilityForm>
);
