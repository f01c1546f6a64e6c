import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { KnownPlatformPrompt } from '@pilotlight/contracts/http/platform-prompt';
import { Check, Clock } from 'lucide-react';
import { useState } from 'react';
import { formatWhen } from '../../../ui/format';
import { smallIcon } from '../../../ui/icon';
import { liveName } from '../training/version-names';
import { unsavedInWords } from '../unsaved-changes';
import { NoteQuestion } from './NoteQuestion';
import { changeInWords, liveOf, livePromptOf, partsChanged } from './prompt-parts';
import type { PlatformPromptDesk } from './usePlatformPrompt';

const standing = (known: KnownPlatformPrompt): string => {
  const { draft } = known;
  const live = liveOf(known);
  if (draft.at && partsChanged(livePromptOf(known), draft.prompt).length > 0)
    return `Draft saved ${formatWhen(draft.at, new Date())}, nobody sees it yet`;
  return live ? `${liveName(live.version)} is what all assistants are told` : 'Each assistant is told its own training';
};

interface PromptBarProps {
  readonly desk: PlatformPromptDesk;
  readonly known: KnownPlatformPrompt;
}

/** The foot: what isn't saved or published yet, and the two ways on. Publish is never the default key. */
export const PromptBar = ({ desk, known }: PromptBarProps) => {
  const { changed, busy, publish, saveDraft } = desk;
  const [asking, setAsking] = useState(false);
  const unsaved = changed.length > 0;
  const live = livePromptOf(known);
  const isLive = partsChanged(live, known.draft.prompt).length === 0;
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        mx: { xs: -2, md: -4 },
        p: { xs: '12px 16px', md: '16px 32px' },
        borderTop: '1px solid var(--line)',
        background: 'var(--page)',
        '& .MuiButton-root': { flex: { xs: 1, md: 'none' } },
      }}
    >
      <Typography
        variant="small"
        role="status"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, mr: 'auto', flex: { xs: '1 1 100%', md: 'none' } }}
      >
        {unsaved ? <Clock {...smallIcon} /> : <Check {...smallIcon} />}
        {unsaved ? unsavedInWords(changed) : standing(known)}
      </Typography>
      <Button onClick={() => void saveDraft()} disabled={busy || !unsaved}>
        Save Draft
      </Button>
      <Button variant="contained" onClick={() => setAsking(true)} disabled={busy || unsaved || isLive}>
        Publish to All Sites
      </Button>
      {asking && (
        <NoteQuestion
          title="Publish to all sites now?"
          confirm="Publish Now"
          doing="Publishing..."
          busy={busy}
          change={changeInWords(live, known.draft.prompt)}
          onConfirm={publish}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
};
