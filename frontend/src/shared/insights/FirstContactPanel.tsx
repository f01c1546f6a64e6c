import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FirstContacts } from '@pilotlight/contracts/values/first-contact';
import { formatCount } from '../../ui/format';
import { Panel } from '../../ui/Panel';
import { waitInWords } from './wait-in-words';
import { paceInWords } from './first-contact';

/** How long whoever left a phone or an email waited for somebody of the firm. */
export const FirstContactPanel = ({ firstContact: { week, before } }: { readonly firstContact: FirstContacts }) => {
  const pace = paceInWords(week, before);
  return (
    <Panel title="Time to first contact" aside="Last 7 days">
      <Box sx={{ display: 'grid', gap: 0.5, p: { xs: 2, md: '16px 24px' } }}>
        {week.given === 0 ? (
          <Typography variant="small">Nobody has left a number or an email this week yet.</Typography>
        ) : (
          <>
            <Typography variant="figure">
              {week.medianSeconds === null ? '–' : waitInWords(week.medianSeconds)}
            </Typography>
            <Typography variant="small">
              {formatCount(week.reached)} of {formatCount(week.given)} contacted so far
              {pace && ` · ${pace}`}
            </Typography>
          </>
        )}
      </Box>
    </Panel>
  );
};
