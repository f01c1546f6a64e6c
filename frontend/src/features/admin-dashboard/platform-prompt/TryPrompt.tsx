import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { KnownPlatformPrompt } from '@pilotlight/contracts/http/platform-prompt';
import { useState } from 'react';
import { Segmented } from '../../../ui/Segmented';
import { PreviewChat } from '../training/PreviewChat';
import { type ChosenInstaller, InstallerChoice } from './InstallerChoice';
import { usePreviewPromptMutation } from './platform-prompt.api';
import { SamplePanel } from './SamplePanel';

interface TryPromptProps {
  readonly draft: KnownPlatformPrompt['draft'];
  /** The draft as it was saved is tried, not what is being typed. */
  readonly unsaved: boolean;
}

/** What the saved draft would change, before anybody else sees it. */
export const TryPrompt = ({ draft, unsaved }: TryPromptProps) => {
  const [way, setWay] = useState<'preview' | 'history'>('preview');
  const [as, setAs] = useState<ChosenInstaller | null>(null);
  const [preview] = usePreviewPromptMutation();
  return (
    <Box
      component="section"
      aria-label="Try the draft"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        position: { md: 'sticky' },
        top: { md: 24 },
        // Between the band and the bar at the foot.
        height: { md: 'calc(100vh - 264px)' },
        minHeight: { md: 420 },
        pt: { xs: 2, md: 3 },
        border: '1px solid var(--line)',
        borderRadius: '12px',
        background: 'var(--surface-sunk)',
      }}
    >
      <Box sx={{ display: 'grid', gap: 1, px: { xs: 2, md: 3 } }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
          <Typography variant="subhead" component="h2">
            Try the draft
          </Typography>
          <Segmented
            label="Way to try"
            value={way}
            options={[
              { value: 'preview', label: 'Preview' },
              { value: 'history', label: 'Try it on history' },
            ]}
            onChange={setWay}
          />
        </Box>
        {unsaved && (
          <Typography variant="small">The saved draft is tried. Save Draft to try what you are writing.</Typography>
        )}
        {way === 'preview' && <InstallerChoice chosen={as} onChoose={setAs} />}
      </Box>
      {way === 'history' && <SamplePanel key={draft.number} />}
      {way === 'preview' && as && (
        <PreviewChat
          key={`${draft.number} ${as.slug}`}
          ask={async (messages, text) => (await preview({ body: { slug: as.slug, messages, text } }).unwrap()).reply}
        />
      )}
    </Box>
  );
};
