import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Installer } from '@pilotlight/contracts/http/installers';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { apiErrorFrom } from '../../../api/api-error';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { CopyButton } from '../../../ui/CopyButton';
import { smallIcon } from '../../../ui/icon';
import { monospace } from '../../../ui/monospace';
import { toast } from '../../../ui/toasts/toasts';
import { useRotateApiKeyMutation } from '../admin-dashboard.api';

const KeyRotation = ({ slug, name }: Pick<Installer, 'slug' | 'name'>) => {
  const [rotate, { isLoading }] = useRotateApiKeyMutation();
  const [asking, setAsking] = useState(false);
  const confirm = async () => {
    try {
      await rotate({ params: { slug } }).unwrap();
      toast({ title: 'API key rotated', description: 'Put the new embed code on every page of the website.' });
      setAsking(false);
    } catch (thrown) {
      const description = apiErrorFrom(thrown).reason ?? 'Please try again.';
      toast({ variant: 'destructive', title: "Couldn't rotate the key", description });
    }
  };
  return (
    <>
      <Button color="error" startIcon={<KeyRound {...smallIcon} />} onClick={() => setAsking(true)}>
        Rotate key
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Rotate the API key of ${name}?`}
        confirm="Rotate key"
        doing="Rotating..."
        busy={isLoading}
        destructive
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        <Typography variant="body">
          The present key stops working at once: the chatbot stays closed on every page that still carries the old embed
          code.
        </Typography>
      </ConfirmDialog>
    </>
  );
};

/** The key of the embed code. */
export const ApiKey = ({ installer }: { readonly installer: Installer }) => (
  <Box sx={{ display: 'grid', gap: 1, maxWidth: 640 }}>
    <Typography variant="subhead">API key</Typography>
    <Typography variant="body" sx={{ color: 'var(--text-soft)' }}>
      The embed code carries it, so that the chatbot answers for this installer only.
    </Typography>
    <Box
      component="code"
      sx={{
        mt: 1,
        p: '10px 12px',
        borderRadius: '8px',
        background: 'var(--surface-sunk)',
        boxShadow: 'inset 0 0 0 1px var(--line)',
        color: 'var(--ink)',
        fontFamily: monospace,
        fontSize: 14,
        overflowWrap: 'anywhere',
      }}
    >
      {installer.apiKey}
    </Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
      <CopyButton text={installer.apiKey} label="Copy key" />
      <KeyRotation slug={installer.slug} name={installer.name} />
    </Box>
  </Box>
);
