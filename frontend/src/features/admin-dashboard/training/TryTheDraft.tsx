import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { KnownTraining, TrialResult } from '@pilotlight/contracts/http/training';
import { useState } from 'react';
import { Segmented } from '../../../ui/Segmented';
import { PreviewChat } from './PreviewChat';
import { TrialPanel } from './TrialPanel';
import { usePreviewTrainingMutation } from './training.api';
import { triedAgainst } from './version-names';

interface TryTheDraftProps {
  readonly slug: string;
  readonly known: KnownTraining;
  /** The draft as it was saved is tried, not what is being typed. */
  readonly unsaved: boolean;
}

/** What the saved draft would change, before anybody else sees it. */
export const TryTheDraft = ({ slug, known, unsaved }: TryTheDraftProps) => {
  const [way, setWay] = useState<'preview' | 'history'>('preview');
  // A result stays that of what was tried, whatever is published after it.
  const [result, setResult] = useState<TrialResult | null>(null);
  const { draft, published } = known;
  const [preview] = usePreviewTrainingMutation();
  return (
    <Box
      component="aside"
      aria-label="Try the draft"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        pt: { xs: 2, md: 3 },
        background: 'var(--surface-sunk)',
        borderLeft: { md: '1px solid var(--line)' },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          px: { xs: 2, md: 3 },
        }}
      >
        <Typography variant="subhead" component="h3">
          {triedAgainst(result ?? { draft: draft.number, published: published.number })}
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
        <Typography variant="small" sx={{ px: { xs: 2, md: 3 }, pt: 1 }}>
          The saved draft is tried. Save Draft to try what you are writing.
        </Typography>
      )}
      {way === 'preview' ? (
        <PreviewChat
          key={draft.number}
          ask={async (messages, text) => (await preview({ params: { slug }, body: { messages, text } }).unwrap()).reply}
        />
      ) : (
        <TrialPanel key={draft.number} slug={slug} onResult={setResult} />
      )}
    </Box>
  );
};
