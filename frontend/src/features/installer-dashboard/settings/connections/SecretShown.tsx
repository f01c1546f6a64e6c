import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AppDialog } from '../../../../ui/AppDialog';
import { CopyButton } from '../../../../ui/CopyButton';
import { monospace } from '../../../../ui/monospace';

/** The signing secret, this once. */
export const SecretShown = ({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) => (
  <AppDialog
    open
    title="Your signing secret"
    onClose={onClose}
    actions={
      <>
        <CopyButton text={secret} label="Copy secret" variant="contained" />
        <Button onClick={onClose}>Done</Button>
      </>
    }
  >
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="body">
        Your system checks by it that a message is ours. It is shown this once; Zapier and Make don’t need it.
      </Typography>
      <Box
        component="code"
        aria-label="Signing secret"
        sx={{
          fontFamily: monospace,
          p: 1.5,
          borderRadius: '8px',
          background: 'var(--surface-sunk)',
          overflowWrap: 'anywhere',
          userSelect: 'all',
        }}
      >
        {secret}
      </Box>
    </Box>
  </AppDialog>
);
