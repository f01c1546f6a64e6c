import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate } from '../../../../ui/format';
import { icon } from '../../../../ui/icon';

interface PaymentTroubleProps {
  /** The chatbot is out because of it. */
  readonly suspended: boolean;
  /** When it goes out otherwise. */
  readonly suspendsAt?: string | null;
  readonly nextAttemptAt?: string | null;
  /** The way to mend it. */
  readonly action: ReactNode;
}

const consequence = ({ suspended, suspendsAt }: PaymentTroubleProps): string => {
  if (suspended) return 'Your chatbot is suspended because a payment failed. Visitors can’t chat until it is paid.';
  return suspendsAt
    ? `Your chatbot goes off on ${formatDate(suspendsAt)} unless it is paid.`
    : 'Please pay it to keep your chatbot on.';
};

/** A payment failed: what that means, and the way to mend it. */
export const PaymentTrouble = (props: PaymentTroubleProps) => (
  <Box
    role="status"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1.5,
      p: '12px 16px',
      borderRadius: '12px',
      background: 'var(--bad-soft)',
      color: 'var(--ink)',
      '& > svg': { flex: 'none', color: 'var(--bad)' },
    }}
  >
    <CircleAlert {...icon} />
    <Box sx={{ flex: '1 1 240px' }}>
      <Typography variant="subhead" component="p">
        A payment failed
      </Typography>
      <Typography variant="body">
        {consequence(props)}
        {props.nextAttemptAt && ` We try your card again on ${formatDate(props.nextAttemptAt)}.`}
      </Typography>
    </Box>
    {props.action}
  </Box>
);
