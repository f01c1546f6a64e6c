import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Installer } from '@pilotlight/contracts/http/installers';
import { useOutletContext } from 'react-router-dom';
import { EmailButton } from '../../../../shared/embed/EmailButton';
import { EmbedOptions } from '../../../../shared/embed/EmbedOptions';
import { embedCode } from '../../../../shared/embed/embed-code';
import { Snippet } from '../../../../shared/embed/Snippet';
import { CopyButton } from '../../../../ui/CopyButton';
import { Panel } from '../../../../ui/Panel';
import { SettingsColumns } from '../SettingsColumns';
import { OwnWebsites } from './OwnWebsites';
import { SiteGuides } from './SiteGuides';

const inside = { display: 'grid', gap: 2, p: { xs: 2, md: '16px 24px 24px' }, minWidth: 0 } as const;

/** How the chat gets onto the installer's website, and whether it is there. */
export const EmbedCodeTab = () => {
  const installer = useOutletContext<Installer>();
  const code = embedCode(installer, window.location.origin);
  return (
    <SettingsColumns
      main={
        <>
          <Panel title="Embed code">
            <Box sx={inside}>
              <Typography variant="body" sx={{ color: 'var(--text-soft)' }}>
                Paste this line just before <code>&lt;/body&gt;</code> on every page of your website.
              </Typography>
              <Snippet code={code} />
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                <CopyButton text={code} label="Copy code" variant="contained" />
                <EmailButton installer={installer} />
              </Box>
              <EmbedOptions installer={installer} />
            </Box>
          </Panel>
          <Panel title="How to add it">
            <Box sx={inside}>
              <SiteGuides />
            </Box>
          </Panel>
        </>
      }
      side={
        <Panel title="Is it live?">
          <Box sx={inside}>
            <OwnWebsites installer={installer} />
          </Box>
        </Panel>
      }
    />
  );
};
