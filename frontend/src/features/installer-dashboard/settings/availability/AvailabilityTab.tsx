import Box from '@mui/material/Box';
import { OfferedTimes } from '../../../../shared/availability/OfferedTimes';
import { AdvanceFields, ConfirmationSwitch, VisitFields } from '../../../../shared/availability/VisitFields';
import { Panel } from '../../../../ui/Panel';
import { SettingsColumns } from '../SettingsColumns';
import { AvailabilityForm } from './AvailabilityForm';
import { cardPadding } from './card-padding';

/** How early, how late and for how long visits can be booked. */
export const AvailabilityTab = () => (
  <AvailabilityForm>
    {(availability) => (
      <SettingsColumns
        main={
          <>
            <Panel title="How far ahead visitors can book">
              <Box sx={cardPadding}>
                <AdvanceFields availability={availability} />
              </Box>
            </Panel>
            <Panel title="Each visit">
              <Box sx={cardPadding}>
                <VisitFields availability={availability} />
              </Box>
            </Panel>
          </>
        }
        side={
          <>
            <Panel title="Confirmation">
              <Box sx={cardPadding}>
                <ConfirmationSwitch availability={availability} />
              </Box>
            </Panel>
            <Panel title="What visitors are offered">
              <Box sx={cardPadding}>
                <OfferedTimes availability={availability} />
              </Box>
            </Panel>
          </>
        }
      />
    )}
  </AvailabilityForm>
);
