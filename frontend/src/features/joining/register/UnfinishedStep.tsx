import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { JoiningTitle } from '../JoiningPage';

interface UnfinishedStepProps {
  /** The server's own words, where it said why. */
  readonly reason: string | null;
  /** No account will be made of this payment. */
  readonly isRefunded: boolean;
  readonly busy: boolean;
  readonly onAgain: () => void;
  readonly onChange: () => void;
  readonly onStartOver: () => void;
}

const GoesBack = ({ onStartOver }: Pick<UnfinishedStepProps, 'onStartOver'>) => (
  <>
    <Typography variant="body">
      The payment goes back to the card that it came from. Banks take 5 to 10 days to show it. Nothing more is taken.
    </Typography>
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 1 }}>
      <Button variant="contained" size="large" component={Link} to="/installer/login">
        Log In
      </Button>
      <Button size="large" onClick={onStartOver}>
        Start over
      </Button>
    </Box>
  </>
);

/** Paid, but no account yet. */
export const UnfinishedStep = ({ reason, isRefunded, busy, onAgain, onChange, onStartOver }: UnfinishedStepProps) => (
  <>
    <div role="alert">
      <JoiningTitle focused title="Registration failed after payment">
        {reason ?? 'Please contact support for assistance'}
      </JoiningTitle>
    </div>
    {isRefunded ? (
      <GoesBack onStartOver={onStartOver} />
    ) : (
      <>
        <Typography variant="body">
          Your payment is kept: you can try again without paying again. If no account is made, it is refunded in full by
          itself.
        </Typography>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1 }}>
          <Button size="large" disabled={busy} onClick={onChange}>
            Change details
          </Button>
          <Button variant="contained" size="large" disabled={busy} onClick={onAgain}>
            {busy ? 'Registering...' : 'Try Again'}
          </Button>
        </Box>
        <Button disabled={busy} onClick={onStartOver}>
          Start over with a new payment
        </Button>
      </>
    )}
    {reason && <Typography variant="small">Please contact support for assistance if this continues.</Typography>}
  </>
);
