import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ERASED } from '@pilotlight/contracts/events/personal';
import type { TranscriptEntry } from '@pilotlight/contracts/http/conversations';
import { MessageCircleQuestionMark } from 'lucide-react';
import { type AboutPhoto, PhotoGrid } from '../photos/PhotoGrid';
import type { PhotoLinks } from '../photos/usePhotoLinks';
import { Badge } from '../../ui/Badge';
import { formatTime } from '../../ui/format';
import { chipIcon } from '../../ui/icon';
import { AnsweredFrom } from './AnsweredFrom';
import { SafetyCardView } from './SafetyCardView';
import { speakerOf, type Speaker } from './said';
import { spokenOnly } from './spoken-only';
import { stretchesOf, type Turn } from './transcript-turns';

const left = {
  justifySelf: 'start',
  bubble: { borderRadius: '14px 14px 14px 4px', background: 'var(--surface)' },
} as const;

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
  assistant: left,
  // Not to be taken for the assistant's.
  person: {
    ...left,
    bubble: { ...left.bubble, borderColor: 'transparent', background: 'var(--good-soft)', color: 'var(--ink)' },
  },
} as const;

const spoken = { user: 'Visitor:', assistant: 'Assistant:', person: 'Team:' } as const satisfies Record<
  Speaker,
  string
>;

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

const nameBeside = ({ role, name }: TranscriptEntry): string | undefined => {
  if (role === 'person') return name === ERASED ? 'Team' : name;
  return role === 'assistant' ? 'Assistant' : undefined;
};

interface MessageBubbleProps {
  readonly turn: Turn;
  /** Every line with its time, or each group's last. */
  readonly allTimes: boolean;
  /** What it waits for, in words. */
  readonly waits?: string | undefined;
  readonly photoLinks: PhotoLinks;
  readonly aboutPhoto?: AboutPhoto | undefined;
}

/** One line as in the chat: the visitor right, the assistant and the firm's people left, these by name, with the emergency card where one was shown. */
export const MessageBubble = ({ turn, allTimes, waits, photoLinks, aboutPhoto }: MessageBubbleProps) => {
  const { said } = turn;
  if (!said) return null;
  const speaker = speakerOf(said) ?? 'assistant';
  const { justifySelf, bubble } = sides[speaker];
  const timed = allTimes || turn.endsGroup;
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
        {spoken[speaker]}
      </Box>
      {said.card && (
        <Box sx={{ mb: said.text ? 0.5 : 0 }}>
          <SafetyCardView card={said.card} />
        </Box>
      )}
      {said.photos && (
        <Box sx={{ justifySelf }}>
          <PhotoGrid photos={said.photos} links={photoLinks} about={aboutPhoto} />
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
      {said.sources && said.text !== ERASED && <AnsweredFrom sources={said.sources} />}
      {waits && (
        <Box sx={{ justifySelf }}>
          <Badge label={waits} icon={<MessageCircleQuestionMark {...chipIcon} />} />
        </Box>
      )}
      {timed && (
        <Typography
          variant="small"
          component="time"
          dateTime={said.timestamp}
          sx={{ justifySelf, px: 0.5, fontVariantNumeric: 'tabular-nums' }}
        >
          {[nameBeside(said), formatTime(said.timestamp)].filter(Boolean).join(' · ')}
        </Typography>
      )}
    </Box>
  );
};
