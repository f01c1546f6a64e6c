import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CircleAlert, CreditCard, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/Badge';
import { chipIcon, icon, smallIcon } from '../../ui/icon';

interface CardFrameProps {
  /** Who takes the card: "Payments via Stripe". */
  readonly by: string;
  /** Where the card's details go. */
  readonly note: string;
  readonly failure: string;
  readonly children: ReactNode;
}

/** The box around a card's fields, the same whoever draws them. */
export const CardFrame = ({ by, note, failure, children }: CardFrameProps) => (
  <>
    <Box sx={{ display: 'grid', gap: 2, p: 2, border: '1px solid var(--line-strong)', borderRadius: '12px' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'var(--ink)' }}>
        <CreditCard {...icon} />
        <Typography variant="subhead" component="h2" sx={{ flex: 1 }}>
          Card
        </Typography>
        <Badge label={by} />
      </Box>
      {children}
      {failure && (
        <Typography
          role="alert"
          variant="small"
          component="p"
          sx={{ display: 'flex', alignItems: 'center', gap: '6px', color: 'var(--bad)' }}
        >
          <CircleAlert {...chipIcon} style={{ flex: 'none' }} />
          {failure}
        </Typography>
      )}
    </Box>
    <Typography variant="small" component="p" sx={{ display: 'flex', gap: 1, '& svg': { flex: 'none', mt: '1px' } }}>
      <Lock {...smallIcon} />
      {note} Cancel any time in Settings; access runs to the end of the month you paid for.
    </Typography>
  </>
);
