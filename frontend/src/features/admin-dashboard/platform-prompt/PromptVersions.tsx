import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { KnownPlatformPrompt, PromptVersion } from '@pilotlight/contracts/http/platform-prompt';
import { useState } from 'react';
import { Badge } from '../../../ui/Badge';
import { formatDateTime } from '../../../ui/format';
import { Panel } from '../../../ui/Panel';
import { NoteQuestion } from './NoteQuestion';
import { changeInWords, liveOf, livePromptOf, partsChanged } from './prompt-parts';
import type { PlatformPromptDesk } from './usePlatformPrompt';

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  px: { xs: 2, md: 3 },
  py: 1.5,
  borderBottom: '1px solid var(--line)',
  '&:last-of-type': { borderBottom: 0 },
} as const;

interface PromptVersionsProps {
  readonly desk: PlatformPromptDesk;
  readonly known: KnownPlatformPrompt;
}

/** What was live, the newest first, and the way back to any of it. */
export const PromptVersions = ({ desk, known }: PromptVersionsProps) => {
  const [wanted, setWanted] = useState<PromptVersion | null>(null);
  const [keepDraft, setKeepDraft] = useState(false);
  const live = liveOf(known);
  const hasDraft = desk.changed.length > 0 || partsChanged(livePromptOf(known), known.draft.prompt).length > 0;
  const ask = (version: PromptVersion) => {
    setKeepDraft(false);
    setWanted(version);
  };
  return (
    <Panel title="Versions">
      {known.versions.length === 0 && (
        <Typography variant="body" sx={{ p: { xs: 2, md: 3 }, color: 'var(--text-soft)' }}>
          Nothing was published yet.
        </Typography>
      )}
      <Box component="ol" aria-label="Versions" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {known.versions.map((version) => (
          <Box key={version.version} component="li" sx={row}>
            <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
              <Typography variant="label" component="p" sx={{ overflowWrap: 'anywhere' }}>
                v{version.version} · {version.note}
              </Typography>
              <Typography variant="small" component="p">
                {formatDateTime(version.at)}
                {version.from === 'version' && `, says what v${version.number} said`}
              </Typography>
            </Box>
            {version === live ? (
              <Badge label="Live" tone="good" />
            ) : (
              <Button size="small" disabled={desk.busy} onClick={() => ask(version)}>
                Roll back to v{version.version}
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {wanted && (
        <NoteQuestion
          title={`Roll back to v${wanted.version}?`}
          confirm={`Roll back to v${wanted.version}`}
          doing="Rolling back..."
          busy={desk.busy}
          change={changeInWords(livePromptOf(known), wanted.prompt)}
          onConfirm={(note) => desk.rollBack(wanted.version, note, keepDraft)}
          onClose={() => setWanted(null)}
        >
          {hasDraft && (
            <FormControlLabel
              label="Keep the draft: the next Publish would put it live"
              control={<Checkbox checked={keepDraft} onChange={(_, checked) => setKeepDraft(checked)} />}
            />
          )}
        </NoteQuestion>
      )}
    </Panel>
  );
};
