import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type LeadNote, noteLength } from '@pilotlight/contracts/values/lead-note';
import { type KeyboardEvent, useId } from 'react';
import { formatWhen } from '../../../ui/format';
import { useNoteDraft } from './useNoteDraft';

interface NotesCardProps {
  readonly sessionId: string;
  readonly notes: readonly LeadNote[];
  readonly now: Date;
}

const part = { p: '12px 16px', borderTop: '1px solid var(--line)' } as const;

/** What the firm knows of a lead beside the chat, the oldest first, and room for one more. */
export const NotesCard = ({ sessionId, notes, now }: NotesCardProps) => {
  const titleId = useId();
  const { draft, write, busy, add } = useNoteDraft(sessionId);
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void add();
  };
  return (
    <Card component="section" aria-labelledby={titleId}>
      <Box
        component="header"
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, p: '12px 16px' }}
      >
        <Typography variant="subhead" component="h2" id={titleId}>
          Notes
        </Typography>
        <Typography variant="small">Only your team sees these</Typography>
      </Box>
      {notes.length > 0 && (
        <Box component="ul" aria-live="polite">
          {notes.map(({ id, text, author, at }) => (
            <Box component="li" key={id} sx={part}>
              <Typography sx={{ fontSize: 14, lineHeight: '22px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {text}
              </Typography>
              <Typography variant="small" sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
                {author} · {formatWhen(at, now)}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
        sx={{ ...part, display: 'grid', gap: 1 }}
      >
        <OutlinedInput
          multiline
          fullWidth
          maxRows={8}
          value={draft}
          onChange={(event) => write(event.target.value)}
          onKeyDown={addByEnter}
          placeholder="Add a note"
          slotProps={{ input: { 'aria-label': 'Add a note', maxLength: noteLength } }}
        />
        {draft.trim() !== '' && (
          <Button type="submit" size="small" disabled={busy} sx={{ justifySelf: 'end' }}>
            {busy ? 'Adding...' : 'Add note'}
          </Button>
        )}
      </Box>
    </Card>
  );
};
