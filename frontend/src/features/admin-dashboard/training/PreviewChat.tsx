import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { SafetyCardView } from '../../../shared/conversations/SafetyCardView';
import { type AskDraft, type PreviewLine, usePreviewChat } from './usePreviewChat';

const sides = {
  user: { justifySelf: 'end', background: 'var(--flame-soft)', borderColor: 'transparent', color: 'var(--ink)' },
  assistant: { justifySelf: 'start', background: 'var(--surface)' },
} as const;

const stoppedWords = (rule: string): string =>
  rule === 'price'
    ? 'Reply stopped: it would have named a price you have not set'
    : 'Reply stopped: it would have broken a safety rule';

const Line = ({ line }: { readonly line: PreviewLine }) => (
  <Box component="li" sx={{ display: 'grid', gap: 0.5, listStyle: 'none' }}>
    {line.role === 'assistant' && line.card && <SafetyCardView card={line.card} />}
    <Typography
      variant="body"
      sx={{
        maxWidth: '88%',
        p: '10px 14px',
        border: '1px solid var(--line)',
        borderRadius: '14px',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        ...sides[line.role],
      }}
    >
      {line.text}
    </Typography>
    {line.role === 'assistant' && line.stopped && (
      <Typography variant="small" sx={{ color: 'var(--warn)' }}>
        {stoppedWords(line.stopped)}
      </Typography>
    )}
  </Box>
);

/** A chat with the saved draft. No visitor sees it and nothing of it is kept. */
export const PreviewChat = ({ ask }: { readonly ask: AskDraft }) => {
  const { lines, failure, waiting, say } = usePreviewChat(ask);
  const log = useRef<HTMLDivElement>(null);
  // The newest line stays in view; the field stays at the foot.
  useEffect(() => {
    if (log.current && lines.length > 0) log.current.scrollTop = log.current.scrollHeight;
  }, [lines]);
  const [text, setText] = useState('');
  const last = lines.at(-1);
  const send = (words: string) => {
    if (waiting || !words.trim()) return;
    setText('');
    void say(words.trim());
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    send(text);
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}>
      <Box
        ref={log}
        tabIndex={lines.length > 0 ? 0 : undefined}
        role={lines.length > 0 ? 'region' : undefined}
        aria-label={lines.length > 0 ? 'Preview so far' : undefined}
        sx={{
          display: 'grid',
          gap: 2,
          p: { xs: 2, md: 3 },
          alignContent: 'start',
          flex: { md: 1 },
          minHeight: { md: 160 },
          maxHeight: { xs: '55vh', md: 'none' },
          overflowY: 'auto',
          '&:focus-visible': { outlineOffset: '-2px' },
        }}
      >
        {lines.length === 0 && (
          <Typography variant="body" sx={{ color: 'var(--text-soft)' }}>
            Ask what a visitor would ask. This test isn’t saved.
          </Typography>
        )}
        <Box component="ol" aria-label="Preview" aria-live="polite" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0 }}>
          {lines.map((line, index) => (
            <Line key={index} line={line} />
          ))}
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, flex: 'none', p: { xs: 2, md: '12px 24px 24px' } }}>
        {last?.role === 'assistant' && last.quickReplies.length > 0 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {last.quickReplies.map((reply) => (
              <Button key={reply} size="small" disabled={waiting} onClick={() => send(reply)}>
                {reply}
              </Button>
            ))}
          </Box>
        )}
        {failure && (
          <Typography variant="small" role="alert" sx={{ color: 'var(--bad)' }}>
            {failure}
          </Typography>
        )}
        <Box component="form" onSubmit={submit} sx={{ display: 'flex', gap: 1 }}>
          <OutlinedInput
            fullWidth
            value={text}
            onChange={(event) => setText(event.target.value)}
            placeholder="What time do you open?"
            slotProps={{ input: { 'aria-label': 'Message to the draft', maxLength: 2000 } }}
          />
          <Button type="submit" disabled={waiting}>
            {waiting ? 'Asking...' : 'Ask'}
          </Button>
        </Box>
      </Box>
    </Box>
  );
};
