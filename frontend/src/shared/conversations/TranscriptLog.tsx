import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TranscriptEntry } from '@pilotlight/contracts/http/conversations';
import type { AboutPhoto } from '../photos/PhotoGrid';
import { noPhotoLinks, type PhotoLinks } from '../photos/usePhotoLinks';
import { LineMark, RailMark } from './EntryMark';
import { MessageBubble } from './MessageBubble';
import { noPoints, pointsOf, type TurnPoints } from './turn-points';
import { turnsOf, type Turn } from './transcript-turns';

interface TranscriptLogProps {
  readonly entries: readonly TranscriptEntry[];
  /** Where marks stand: "line" between the bubbles, "rail" in a column right of the chat (under 900 px below the bubble). */
  readonly marks?: 'line' | 'rail';
  /** The lines whose question waits for the firm, and how that is said of each. */
  readonly waiting?: { readonly lines: readonly string[]; readonly label: string };
  readonly photoLinks?: PhotoLinks;
  readonly aboutPhoto?: AboutPhoto;
}

interface LineProps {
  readonly turn: Turn;
  readonly waits?: string | undefined;
  readonly photoLinks: PhotoLinks;
  readonly aboutPhoto?: AboutPhoto | undefined;
}

const Day = ({ turn }: { turn: Turn }) =>
  turn.day && (
    <Typography variant="small" sx={{ justifySelf: 'center', py: 1 }}>
      {turn.day}
    </Typography>
  );

/** Where a line of a transcript stands in the page, for those who are led to it. */
export const lineId = (entryId: string): string => `line-${entryId}`;

const OnTheLine = ({ turn, ...bubble }: LineProps) => (
  <Box
    component="li"
    id={lineId(turn.id)}
    tabIndex={-1}
    sx={{ display: 'grid', gap: 1, minWidth: 0, px: { xs: 2, md: 4 }, scrollMargin: '32px', outline: 'none' }}
  >
    <Day turn={turn} />
    <MessageBubble turn={turn} allTimes={false} {...bubble} />
    {turn.marks.map((entry) => (
      <LineMark key={entry.id} entry={entry} />
    ))}
  </Box>
);

const railColumns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 168px' },
} as const;

const rail = (isWon: boolean) =>
  ({
    borderLeft: { md: isWon ? '2px solid var(--ember)' : '1px solid var(--line)' },
    ml: { md: isWon ? '-1px' : 0 },
  }) as const;

const BesideTheRail = ({ turn, points, ...bubble }: LineProps & { readonly points: TurnPoints }) => (
  <Box component="li" sx={railColumns}>
    {turn.day && (
      <>
        <Box sx={{ display: 'grid', px: { xs: 2, md: 3 } }}>
          <Day turn={turn} />
        </Box>
        <Box aria-hidden sx={{ display: { xs: 'none', md: 'block' }, ...rail(points.before > 0) }} />
      </>
    )}
    <Box sx={{ display: 'grid', minWidth: 0, px: { xs: 2, md: 3 }, py: '6px' }}>
      <MessageBubble turn={turn} allTimes {...bubble} />
    </Box>
    <Box
      sx={{
        display: 'grid',
        alignContent: 'start',
        gap: 1,
        p: { xs: '0 16px', md: '12px 12px 0 24px' },
        textAlign: { xs: 'right', md: 'left' },
        justifyItems: { xs: 'end', md: 'stretch' },
        ...rail(points.after > 0),
      }}
    >
      {turn.marks.map((entry) => (
        <RailMark key={entry.id} entry={entry} gained={points.gained.get(entry.id)} />
      ))}
    </Box>
  </Box>
);

const railHead = {
  display: { xs: 'none', md: 'grid' },
  gridTemplateColumns: 'minmax(0, 1fr) 168px',
  '& > p': { gridColumn: 2, display: 'flex', justifyContent: 'space-between', p: '4px 12px 4px 24px' },
} as const;

/** What the column beside the chat tells. */
const RailHead = () => (
  <Box component="li" aria-hidden sx={railHead}>
    <Typography variant="small" component="p" sx={{ borderLeft: '1px solid var(--line)' }}>
      <span>Points</span>
      <span>Total</span>
    </Typography>
  </Box>
);

/** A conversation as the visitor had it, with what happened on the line where it happened. */
export const TranscriptLog = ({
  entries,
  marks = 'line',
  waiting,
  photoLinks = noPhotoLinks,
  aboutPhoto,
}: TranscriptLogProps) => {
  const turns = turnsOf(entries);
  const points = pointsOf(turns);
  return (
    <Box
      component="ol"
      aria-label="Messages"
      sx={{ position: 'relative', display: 'grid', alignContent: 'start', gap: marks === 'rail' ? 0 : 1, py: 2 }}
    >
      {marks === 'rail' && points.some(({ after }) => after > 0) && <RailHead />}
      {turns.map((turn, index) => {
        const line = {
          turn,
          photoLinks,
          aboutPhoto,
          waits: waiting?.lines.includes(turn.id) ? waiting.label : undefined,
        };
        return marks === 'rail' ? (
          <BesideTheRail key={turn.id} {...line} points={points[index] ?? noPoints} />
        ) : (
          <OnTheLine key={turn.id} {...line} />
        );
      })}
    </Box>
  );
};
