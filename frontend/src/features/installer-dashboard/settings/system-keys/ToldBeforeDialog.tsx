import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AppDialog } from '../../../../ui/AppDialog';

/** Where the first answer, which told the key, was lost on its way. */
export const ToldBeforeDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <AppDialog
    open
    title="This key was made already"
    width={560}
    onClose={onClose}
    actions={
      <Button variant="contained" onClick={onClose}>
        OK
      </Button>
    }
  >
    <Typography variant="body">
      Our first answer told the key and didn’t reach you. We can’t show it again: please revoke this key in the list and
      make another one.
    </Typography>
  </AppDialog>
);
