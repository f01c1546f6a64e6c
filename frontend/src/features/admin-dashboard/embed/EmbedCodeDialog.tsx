import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Installer } from '@pilotlight/contracts/http/installers';
import { TriangleAlert } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { embedCode } from '../../../shared/installers/embed-code';
import { AppDialog } from '../../../ui/AppDialog';
import { CopyButton } from '../../../ui/CopyButton';
import { smallIcon } from '../../../ui/icon';
import { monospace } from '../../../ui/monospace';
import { dashboardPath, useCloseDialog, useDialogLink } from '../frame/dialog-route';
import { InstallerOfAddress } from '../frame/InstallerOfAddress';

/** Told where the code would do nothing: a widget without a website it may open on. */
const StaysClosed = ({ slug }: Pick<Installer, 'slug'>) => {
  const dialog = useDialogLink();
  return (
    <Typography
      variant="small"
      sx={{
        display: 'flex',
        gap: 1,
        mt: 2,
        p: '10px 12px',
        borderRadius: '8px',
        background: 'var(--warn-soft)',
        color: 'var(--warn)',
        '& svg': { flex: 'none', mt: '1px' },
        '& a': { color: 'inherit', textDecoration: 'underline' },
      }}
    >
      <TriangleAlert {...smallIcon} />
      <span>
        No allowed domains yet, so the chatbot stays closed.{' '}
        <Link component={RouterLink} {...dialog(`${dashboardPath}/${slug}/edit`)} replace>
          Add the website
        </Link>
      </span>
    </Typography>
  );
};

const Embed = ({ installer }: { readonly installer: Installer }) => {
  const close = useCloseDialog();
  const snippet = embedCode(installer, window.location.origin);
  return (
    <AppDialog
      open
      title={`Embed Code, ${installer.name}`}
      width={560}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>Close</Button>
          <CopyButton text={snippet} label="Copy code" variant="contained" />
        </>
      }
    >
      <Typography variant="body" sx={{ color: 'var(--text-soft)' }}>
        Paste it just before <code>&lt;/body&gt;</code> on every page of the website.
      </Typography>
      <Box
        component="pre"
        tabIndex={0}
        aria-label="Embed code"
        sx={{
          m: 0,
          mt: 2,
          p: '12px 16px',
          borderRadius: '8px',
          background: 'var(--surface-sunk)',
          boxShadow: 'inset 0 0 0 1px var(--line)',
          color: 'var(--ink)',
          fontFamily: monospace,
          fontSize: 12.5,
          lineHeight: '20px',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {snippet}
      </Box>
      {installer.allowedDomains.length === 0 && <StaysClosed slug={installer.slug} />}
    </AppDialog>
  );
};

/** An installer's embed code, to be copied. */
export const EmbedCodeDialog = () => (
  <InstallerOfAddress>{(installer) => <Embed installer={installer} />}</InstallerOfAddress>
);
