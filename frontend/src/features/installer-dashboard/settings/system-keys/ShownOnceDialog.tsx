import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AppDialog } from '../../../../ui/AppDialog';
import { CopyButton } from '../../../../ui/CopyButton';

interface ShownOnceDialogProps {
  readonly apiKey: string;
  readonly onClose: () => void;
}

/** The only time that a key is seen whole. */
export const ShownOnceDialog = ({ apiKey, onClose }: ShownOnceDialogProps) => (
  <AppDialog
    open
    title="Copy your key now"
    width={560}
    onClose={onClose}
    actions={
      <Button variant="contained" onClick={onClose}>
        I’ve copied it
      </Button>
    }
  >
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="body">
        We keep no copy that can be shown again. Put it where the other system keeps its passwords, never into a web
        page or an email.
      </Typography>
      <Box
        component="code"
        sx={{
          p: '12px 16px',
          borderRadius: '8px',
          background: 'var(--sunk)',
          border: '1px solid var(--line)',
          overflowWrap: 'anywhere',
          userSelect: 'all',
        }}
      >
        {apiKey}
      </Box>
      <Box>
        <CopyButton text={apiKey} label="Copy key" variant="outlined" />
      </Box>
    </Box>
  </AppDialog>
);
