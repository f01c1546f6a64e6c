import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AppDialog } from '../../ui/AppDialog';

interface AuthenticateDialogProps {
  readonly open: boolean;
  readonly onAnswer: (authenticated: boolean) => void;
}

/** Stands in for the page on which a bank asks whether it is really its customer who pays. */
export const AuthenticateDialog = ({ open, onAnswer }: AuthenticateDialogProps) => (
  <AppDialog
    open={open}
    title="Your bank asks to confirm it's you"
    onClose={() => onAnswer(false)}
    actions={
      <>
        <Button onClick={() => onAnswer(false)}>Fail authentication</Button>
        <Button variant="contained" onClick={() => onAnswer(true)}>
          Complete authentication
        </Button>
      </>
    }
  >
    <Typography variant="body">Test payments: choose how the bank's check ends.</Typography>
  </AppDialog>
);
