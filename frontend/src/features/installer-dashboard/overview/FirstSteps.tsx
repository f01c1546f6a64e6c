import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Installer } from '@pilotlight/contracts/http/installers';
import type { ReactNode } from 'react';
import { CopyButton } from '../../../ui/CopyButton';
import { Panel } from '../../../ui/Panel';
import { embedCode } from '../../../shared/embed/embed-code';
import { Snippet } from '../../../shared/embed/Snippet';

const whereItMayStand = ({ allowedDomains }: Installer): string =>
  allowedDomains.length > 0
    ? `The chatbot opens on ${allowedDomains.join(', ')} and nowhere else.`
    : 'No website is allowed to show the chatbot yet: ask the admin team to add yours.';

const EmbedLine = ({ installer }: { installer: Installer }) => {
  const code = embedCode(installer, window.location.origin);
  return (
    <Box
      sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', width: '100%', '& pre': { width: '100%' }, minWidth: 0 }}
    >
      <Snippet code={code} />
      <CopyButton text={code} label="Copy code" variant="contained" />
    </Box>
  );
};

const Step = ({ number, children }: { number: number; children: ReactNode }) => (
  <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '28px minmax(0, 1fr)', gap: 1.5 }}>
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 28,
        height: 28,
        borderRadius: '50%',
        background: 'var(--flame-soft)',
        color: 'var(--flame-deep)',
        fontSize: 12.5,
        fontWeight: 650,
      }}
    >
      {number}
    </Box>
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0, pt: '3px', overflowWrap: 'anywhere' }}>{children}</Box>
  </Box>
);

/** Before the first conversation: the embed code, and what happens once it is on the website. */
export const FirstSteps = ({ installer }: { installer: Installer | undefined }) => (
  <Panel title="Put the chatbot on your website" aside="No conversations yet">
    <Box component="ol" sx={{ display: 'grid', gap: 2.5, p: { xs: 2, md: 3 }, maxWidth: 880 }}>
      <Step number={1}>
        <Typography variant="body">
          Paste this line into every page of your website, just before &lt;/body&gt;.
        </Typography>
        {installer ? <EmbedLine installer={installer} /> : <Skeleton height={64} />}
      </Step>
      <Step number={2}>
        {installer ? <Typography variant="body">{whereItMayStand(installer)}</Typography> : <Skeleton height={22} />}
      </Step>
      <Step number={3}>
        <Typography variant="body">
          As soon as a visitor writes, the conversation and the details left in it appear here.
        </Typography>
      </Step>
    </Box>
  </Panel>
);
