import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { Hand, Send } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { standing, visitorName } from '../../../shared/conversations/visitor';
import { icon } from '../../../ui/icon';
import { Mark } from '../../../ui/Mark';
import { SavedReplyMenu } from '../saved-replies/SavedReplyMenu';
import { AttachButton } from './photos/AttachButton';
import { PhotoTray } from './photos/PhotoTray';
import { isTyping } from './is-typing';
import { SuggestButton } from './SuggestButton';
import type { Replying } from './useReplying';

const longest = 2000;

/** Who answers now, and what writing does. */
const whoAnswers = ({ takenOver, lead }: Conversation): string => {
  const visitor = standing(lead['first_name']) ?? 'the visitor';
  return takenOver
    ? 'You’ve taken over. The assistant is paused.'
    : `The assistant is replying. Write here to take over; ${visitor} will see your name.`;
};

interface ComposerProps {
  readonly conversation: Conversation;
  readonly replying: Replying;
  readonly visitorTyping: boolean;
}

/** Where the installer answers instead of the assistant, and gives the word back to it. The key t takes over. */
export const Composer = ({ conversation, replying, visitorTyping }: ComposerProps) => {
  const { takenOver } = conversation;
  const { draft, tray, write, busy, send, takeOver, handBack } = replying;
  const [choosing, setChoosing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const begin = () => {
    field.current?.focus();
    if (!takenOver && !busy) void takeOver();
  };
  const latest = useRef(begin);
  useEffect(() => {
    latest.current = begin;
  });
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return;
      if (event.key !== 't') return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  const writeOrChoose = (text: string) => {
    if (text === '/' && draft === '') setChoosing(true);
    else write(text);
  };
  const add = (text: string) => {
    write(draft.trim() ? `${draft.trimEnd()} ${text}` : text);
    field.current?.focus();
  };
  const put = (text: string) => {
    write(text);
    field.current?.focus();
  };
  const sendByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  const empty = draft.trim() === '' && tray.photos.length === 0;
  return (
    <Box sx={{ flex: 'none', p: { xs: 1, md: '4px 24px 24px' } }}>
      {visitorTyping && (
        <Typography variant="small" sx={{ display: 'block', px: 0.5, pb: 0.5, fontStyle: 'italic' }}>
          {visitorName(conversation.lead)} is typing
        </Typography>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 0.5, pb: 1 }}>
        <Mark size={16} />
        <Typography variant="small" id="who-answers" role="status">
          {whoAnswers(conversation)}
        </Typography>
      </Box>
      <Box
        component="form"
        aria-label="Reply"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
        sx={{
          p: 1.5,
          background: 'var(--surface)',
          border: '1px solid var(--line-strong)',
          borderRadius: '12px',
          boxShadow: 'var(--shadow)',
          '&:focus-within': { outline: '2px solid var(--flame-deep)', outlineOffset: 1 },
        }}
      >
        <PhotoTray tray={tray} />
        <InputBase
          multiline
          fullWidth
          maxRows={6}
          inputRef={field}
          value={draft}
          onChange={(event) => writeOrChoose(event.target.value)}
          onKeyDown={sendByEnter}
          placeholder="Write to the visitor"
          inputProps={{ 'aria-label': 'Your reply', 'aria-describedby': 'who-answers', maxLength: longest }}
          sx={{ p: '4px 4px 12px' }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', alignItems: 'center', gap: 1 }}>
          <Box sx={{ display: 'flex', mr: 'auto' }}>
            <SavedReplyMenu open={choosing} onOpen={setChoosing} onChoose={add} />
            <AttachButton onFiles={tray.add} />
            <SuggestButton sessionId={conversation.sessionId} draft={draft} onDraft={put} />
          </Box>
          {takenOver && (
            <Button disabled={busy} onClick={() => void handBack()}>
              Let the assistant carry on
            </Button>
          )}
          {!takenOver && empty ? (
            <Button disabled={busy} startIcon={<Hand {...icon} />} onClick={begin}>
              Take over
            </Button>
          ) : (
            <Button
              type="submit"
              variant="contained"
              disabled={busy || empty || !tray.ready}
              startIcon={takenOver ? <Send {...icon} /> : <Hand {...icon} />}
            >
              {takenOver ? 'Send' : 'Take over and send'}
            </Button>
          )}
        </Box>
      </Box>
    </Box>
  );
};
