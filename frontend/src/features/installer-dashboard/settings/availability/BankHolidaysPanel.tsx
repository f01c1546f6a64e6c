import Box from '@mui/material/Box';
import { useState } from 'react';
import { BankHolidays, CloseOnBankHolidays } from '../../../../shared/availability/BankHolidays';
import type { AvailabilityForm } from '../../../../shared/availability/useAvailabilityForm';
import { Panel } from '../../../../ui/Panel';
import { cardPadding } from './card-padding';

export const BankHolidaysPanel = ({ availability }: { readonly availability: AvailabilityForm }) => {
  const [looked, setLooked] = useState(availability.kept.bankHolidays ?? 'england-and-wales');
  const nation = availability.fields.bankHolidays ?? looked;
  return (
    <Panel title="Bank holidays" aside={<CloseOnBankHolidays availability={availability} nation={nation} />}>
      <Box sx={cardPadding}>
        <BankHolidays availability={availability} nation={nation} onNation={setLooked} />
      </Box>
    </Panel>
  );
};
