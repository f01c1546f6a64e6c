import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ERASED } from '@pilotlight/contracts/events/personal';
import { formatTime } from '../../ui/format';
import { SafetyCardView } from './SafetyCardView';
import { spokenOnly } from './spoken-only';
import { stretchesOf, type Turn } from './transcript-turns';

const sides = {
  user: {
    justifySelf: 'end',
    bubble: {
      borderRadius: '14px 14px 4px 14px',
      borderColor: 'transparent',
      background: 'var(--flame-soft)',
      color: 'var(--ink)',
    },
  },
  assistant: {
    justifySelf: 'start',
    bubble: { borderRadius: '14px 14px 14px 4px', background: 'var(--surface)' },
  },
} as const;

const Words = ({ turn }: { turn: Turn }) =>
  turn.said?.text === ERASED ? (
    <Box component="i" sx={{ color: 'var(--text-soft)' }}>
      Erased
    </Box>
  ) : (
    stretchesOf(turn).map(({ text, hit }, index) =>
      hit ? (
        <Box
          key={index}
          component="mark"
          sx={{ p: '1px 3px', borderRadius: '4px', background: 'var(--bad)', color: 'var(--on-bad)', fontWeight: 600 }}
        >
          {text}
        </Box>
      ) : (
        <span key={index}>{text}</span>
      ),
    )
  );

interface MessageBubbleProps {
  readonly turn: Turn;
  /** Every line with its time, or the assistant's only where the minute has changed. */
  readonly allTimes: boolean;
}

/** One line as in the chat: the visitor right, the assistant left, with the emergency card where one was shown. */
export const MessageBubble = ({ turn, allTimes }: MessageBubbleProps) => {
  const { said } = turn;
  if (!said) return null;
  const speaker = said.role === 'user' ? 'user' : 'assistant';
  const { justifySelf, bubble } = sides[speaker];
  const timed = allTimes || speaker === 'user' || turn.newMinute;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 0.5,
        justifySelf,
        width: 'fit-content',
        minWidth: 0,
        maxWidth: { xs: '88%', md: '76%' },
      }}
    >
      <Box component="span" sx={spokenOnly}>
        {speaker === 'user' ? 'Visitor:' : 'Assistant:'}
      </Box>
      {said.card && (
        <Box sx={{ mb: said.text ? 0.5 : 0 }}>
          <SafetyCardView card={said.card} />
        </Box>
      )}
      {said.text && (
        <Typography
          variant="body"
          sx={{
            justifySelf,
            p: '10px 14px',
            border: '1px solid var(--line)',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            ...bubble,
          }}
        >
          <Words turn={turn} />
        </Typography>
      )}
      {timed && (
        <Typography
          variant="small"
          component="time"
          dateTime={said.timestamp}
          sx={{ justifySelf, px: 0.5, fontVariantNumeric: 'tabular-nums' }}
        >
          {turn.day && speaker === 'assistant'
            ? `Assistant · ${formatTime(said.timestamp)}`
            : formatTime(said.timestamp)}
        </Typography>
      )}
    </Box>
  );
};
