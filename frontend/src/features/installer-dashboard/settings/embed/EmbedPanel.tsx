import Box from '@mui/material/Box';
import type { Installer } from '@pilotlight/contracts/http/installers';
import { embedCode } from '../../../../shared/embed/embed-code';
import { Snippet } from '../../../../shared/embed/Snippet';
import { CopyButton } from '../../../../ui/CopyButton';
import { Panel } from '../../../../ui/Panel';
import { OwnWebsites } from './OwnWebsites';

/** The embed code beside the branding, and whether it is live. */
export const EmbedPanel = ({ installer }: { readonly installer: Installer }) => {
  const code = embedCode(installer, window.location.origin);
  return (
    <Panel title="Embed code" aside={<CopyButton text={code} />}>
      <Box sx={{ display: 'grid', gap: 2, p: { xs: 2, md: '16px 24px 24px' }, minWidth: 0 }}>
        <Snippet code={code} />
        <OwnWebsites installer={installer} />
      </Box>
    </Panel>
  );
};
