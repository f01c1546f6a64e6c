import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { Installer } from '@pilotlight/contracts/http/installers';
import { ChartNoAxesColumn, CirclePause, CirclePlay, Code, MessageSquareText, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { smallIcon } from '../../../ui/icon';
import { DeleteInstaller } from '../deletion/DeleteInstaller';
import { dashboardPath, insightsPath, useDialogLink } from '../frame/dialog-route';
import { ReasonField } from '../selection/ReasonField';
import { useSuspension } from './useSuspension';

const action = {
  justifyContent: 'flex-start',
  gap: 1,
  height: { xs: 44, md: 32 },
  px: 1,
  borderRadius: '6px',
  color: 'var(--text)',
  font: "550 12.5px/18px 'Inter Variable', Inter, system-ui, sans-serif",
  whiteSpace: 'nowrap',
  '& svg': { flex: 'none', color: 'var(--text-soft)' },
  '&:hover': { background: 'var(--surface-sunk)' },
} as const;

const resume = {
  ...action,
  color: 'var(--flame-deep)',
  background: 'var(--flame-soft)',
  '& svg': { flex: 'none', color: 'inherit' },
} as const;

/** What can be done with an installer, always in the same places; Resume stands where Suspend stood. */
export const InstallerActions = ({ installer }: { readonly installer: Installer }) => {
  const { slug, name, suspendedAt } = installer;
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [deleting, setDeleting] = useState(false);
  const suspension = useSuspension(installer);
  const dialog = useDialogLink();
  const suspend = async () => {
    if (await suspension.suspend(reason)) setAsking(false);
  };
  return (
    <Box
      component="nav"
      aria-label={name}
      sx={{
        gridColumn: { xs: '1 / -1', md: '2 / -1', lg: 'auto' },
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(3, auto)', lg: '116px 148px', xl: '148px 136px 114px' },
        justifyContent: { md: 'end', lg: 'start' },
        columnGap: { xs: 1, lg: 0.5 },
        m: { xs: -1, md: 0 },
      }}
    >
      <ButtonBase component={RouterLink} to={insightsPath(slug)} sx={action}>
        <ChartNoAxesColumn {...smallIcon} />
        Insights
      </ButtonBase>
      <ButtonBase component={RouterLink} to={`${insightsPath(slug)}#conversations`} sx={action}>
        <MessageSquareText {...smallIcon} />
        Transcript Logs
      </ButtonBase>
      <ButtonBase component={RouterLink} {...dialog(`${dashboardPath}/${slug}/embed`)} sx={action}>
        <Code {...smallIcon} />
        Embed Code
      </ButtonBase>
      {suspendedAt === null ? (
        <ButtonBase onClick={() => setAsking(true)} sx={action}>
          <CirclePause {...smallIcon} />
          Suspend Chatbot
        </ButtonBase>
      ) : (
        <ButtonBase onClick={() => void suspension.resume()} disabled={suspension.busy} sx={resume}>
          <CirclePlay {...smallIcon} />
          {suspension.busy ? 'Resuming...' : 'Resume Chatbot'}
        </ButtonBase>
      )}
      <ButtonBase component={RouterLink} {...dialog(`${dashboardPath}/${slug}/edit`)} sx={action}>
        <Pencil {...smallIcon} />
        Edit
      </ButtonBase>
      <ButtonBase onClick={() => setDeleting(true)} sx={action}>
        <Trash2 {...smallIcon} />
        Delete
      </ButtonBase>
      {deleting && <DeleteInstaller installer={installer} onClose={() => setDeleting(false)} />}
      <ConfirmDialog
        open={asking}
        title={`Suspend ${name}?`}
        confirm="Suspend Chatbot"
        doing="Suspending..."
        busy={suspension.busy}
        destructive
        onConfirm={() => void suspend()}
        onClose={() => setAsking(false)}
      >
        <Typography variant="body">
          The chatbot stops answering on every website of this installer until you resume it. The safety card still
          answers; conversations and leads are kept.
        </Typography>
        <ReasonField value={reason} onChange={setReason} />
      </ConfirmDialog>
    </Box>
  );
};
