import Typography from '@mui/material/Typography';
import { PasswordHelp } from '../../shared/sign-in/PasswordHelp';

/** Who resets an installer's password. */
export const ForgotPassword = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <PasswordHelp open={open} title="Forgot password?" onClose={onClose}>
    <Typography variant="body">
      The admin team manages credentials and resets passwords from the master admin panel. Please get in touch with them
      and they will set a new one for you.
    </Typography>
  </PasswordHelp>
);
