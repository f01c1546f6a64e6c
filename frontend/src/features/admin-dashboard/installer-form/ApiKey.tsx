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
import { Segmented } from '../../../ui/Segmented';
import { monospace } from '../../../ui/monospace';
import { toast } from '../../../ui/toasts/toasts';
import { useRotateApiKeyMutation } from '../admin-dashboard.api';

type Grace = '0' | '1' | '24';

const graces: readonly { value: Grace; label: string; hours: 0 | 1 | 24; means: string }[] = [
  {
    value: '0',
    label: 'At once',
    hours: 0,
    means: 'The chatbot stays closed at once on every page that still carries the old embed code.',
  },
  {
    value: '1',
    label: 'In 1 hour',
    hours: 1,
    means: 'Both keys work for 1 hour; then the chatbot stays closed where the old embed code still stands.',
  },
  {
    value: '24',
    label: 'In 24 hours',
    hours: 24,
    means: 'Both keys work for 24 hours; then the chatbot stays closed where the old embed code still stands.',
  },
];

const KeyRotation = ({ slug, name }: Pick<Installer, 'slug' | 'name'>) => {
  const [rotate, { isLoading }] = useRotateApiKeyMutation();
  const [asking, setAsking] = useState(false);
  const [chosen, setChosen] = useState<Grace>('0');
  const grace = graces.find(({ value }) => value === chosen);
  const confirm = async () => {
    try {
      await rotate({ params: { slug }, body: { graceHours: grace?.hours ?? 0 } }).unwrap();
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
        <Typography variant="body" sx={{ mb: 1.5 }}>
          When should the old key stop working?
        </Typography>
        <Segmented<Grace> label="Old key stops working" value={chosen} options={graces} onChange={setChosen} />
        <Typography variant="body" role="status" sx={{ mt: 1.5 }}>
          {grace?.means}
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
      Part of the embed code; keeps your chat yours.
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
