import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { ResendLink } from '../../../shared/verification/ResendLink';
import { VerifyLink } from '../../../shared/verification/VerifyLink';
import { FlamePanel } from '../FlamePanel';
import { JoiningTitle } from '../JoiningPage';
import { StepList } from '../../../ui/StepList';

const next = [
  {
    title: 'Verify your email',
    text: 'Open the message and press the button. The link works for 24 hours.',
    standing: 'now',
  },
  {
    title: 'Wait for admin approval',
    text: 'A person looks at each new business, within one working day. You get an email when it’s done.',
    standing: 'later',
  },
  {
    title: 'Access your dashboard',
    text: 'Set your colours and hours, then paste one line into your website.',
    standing: 'later',
  },
] as const;

interface DoneStepProps {
  readonly email: string;
  readonly verificationToken: string | undefined;
}

/** The last step: what comes now. */
export const DoneStep = ({ email, verificationToken }: DoneStepProps) => (
  <>
    <FlamePanel />
    <JoiningTitle focused title="Payment received. Now check your email">
      We wrote to {email}.
    </JoiningTitle>
    <StepList steps={next} />
    {verificationToken && <VerifyLink token={verificationToken} />}
    <Button component={Link} to="/installer/login" size="large">
      Back to Login
    </Button>
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <ResendLink email={email} />
    </Box>
  </>
);
