import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Installer } from '@pilotlight/contracts/http/installers';
import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { EmailButton } from '../../../shared/embed/EmailButton';
import { EmbedOptions } from '../../../shared/embed/EmbedOptions';
import { embedCode } from '../../../shared/embed/embed-code';
import { Snippet } from '../../../shared/embed/Snippet';
import { useCheckWebsitesMutation } from '../../../shared/embed/website-check.api';
import { WebsiteChecks } from '../../../shared/embed/WebsiteChecks';
import { AppDialog } from '../../../ui/AppDialog';
import { CopyButton } from '../../../ui/CopyButton';
import { smallIcon } from '../../../ui/icon';
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

const WebsitesOf = ({ installer }: { readonly installer: Installer }) => {
  const [check, { data, isLoading, isError }] = useCheckWebsitesMutation();
  return (
    <WebsiteChecks
      installer={installer}
      websites={data?.websites}
      checking={isLoading}
      failed={isError}
      onCheck={() => void check({ params: { slug: installer.slug } })}
      noWebsite="No website is allowed to show the chat yet."
    />
  );
};

const Embed = ({ installer }: { readonly installer: Installer }) => {
  const close = useCloseDialog();
  const id = useId();
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
          <EmailButton installer={installer} />
          <CopyButton text={snippet} label="Copy code" variant="contained" />
        </>
      }
    >
      <Typography variant="body" sx={{ color: 'var(--text-soft)' }}>
        Paste it just before <code>&lt;/body&gt;</code> on every page of the website.
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
        <Snippet code={snippet} />
        <EmbedOptions installer={installer} />
        {installer.allowedDomains.length === 0 ? (
          <StaysClosed slug={installer.slug} />
        ) : (
          <section aria-labelledby={`${id}-live`}>
            <Typography id={`${id}-live`} variant="subhead" component="h3" sx={{ mb: 1 }}>
              Is it live?
            </Typography>
            <WebsitesOf installer={installer} />
          </section>
        )}
      </Box>
    </AppDialog>
  );
};

/** An installer's embed code, to be copied. */
export const EmbedCodeDialog = () => (
  <InstallerOfAddress>{(installer) => <Embed installer={installer} />}</InstallerOfAddress>
);
