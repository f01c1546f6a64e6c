import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { KeyRound } from 'lucide-react';
import { AppDialog } from '../../ui/AppDialog';
import { icon } from '../../ui/icon';

/** Who resets an installer's password. */
export const ForgotPassword = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <AppDialog
    open={open}
    title="Forgot password?"
    drawing={<KeyRound {...icon} />}
    onClose={onClose}
    actions={
      <Button variant="contained" onClick={onClose}>
        Got it
      </Button>
    }
  >
    <Typography variant="body" sx={{ color: 'var(--text-soft)' }}>
      The admin team manages credentials and resets passwords from the master admin panel. Please get in touch with them
      and they will set a new one for you.
    </Typography>
  </AppDialog>
);
