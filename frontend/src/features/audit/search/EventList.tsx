import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { AuditEntry } from '@pilotlight/contracts/http/audit';
import { Link as RouterLink } from 'react-router-dom';
import { formatCount, formatExactTime } from '../../../ui/format';
import { addressOf, type AuditView } from '../audit-view';
import { TypeName } from '../values/TypeName';
import { toneOf, typeInWords } from '../words';
import { byDay } from './days';

const row = {
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  columnGap: 1,
  alignItems: 'baseline',
  justifyContent: 'stretch',
  width: '100%',
  px: 2,
  py: 0.75,
  textAlign: 'left',
  font: "450 12.5px/18px 'Inter Variable', Inter, system-ui, sans-serif",
  fontVariantNumeric: 'tabular-nums',
  color: 'var(--text-soft)',
  '& b': {
    font: "550 14px/20px 'Inter Variable', Inter, system-ui, sans-serif",
    color: 'var(--ink)',
  },
  '&:hover': { background: 'var(--surface-sunk)' },
  '&[aria-current]': { background: 'var(--flame-soft)', boxShadow: 'inset 2px 0 0 var(--flame-deep)' },
  '&:focus-visible': { outline: '2px solid var(--flame-deep)', outlineOffset: -2 },
} as const;

interface EventListProps {
  readonly entries: readonly AuditEntry[];
  readonly view: AuditView;
  readonly current: string | undefined;
}

/** What was found, a line each, under its days. */
export const EventList = ({ entries, view, current }: EventListProps) =>
  byDay(entries).map((day) => (
    <Box component="section" key={day.name} aria-label={day.name}>
      <Typography variant="small" component="h2" sx={{ px: 2, pt: 1.5, pb: 0.5, fontWeight: 550 }}>
        {day.name}
      </Typography>
      <Box component="ul">
        {day.entries.map((entry) => (
          <li key={entry.id}>
            <ButtonBase
              component={RouterLink}
              to={addressOf({ ...view, event: entry.id, at: undefined })}
              preventScrollReset
              aria-current={entry.id === current || undefined}
              sx={row}
            >
              <time dateTime={entry.at}>{formatExactTime(entry.at)}</time>
              <Box component="b" sx={toneOf(entry.type) === 'bad' ? { color: 'var(--bad) !important' } : {}}>
                {typeInWords(entry.type)}
              </Box>
              <span>{formatCount(entry.number)}</span>
              <Box component="span" sx={{ gridColumn: '2 / -1', overflowWrap: 'anywhere' }}>
                {entry.actor.kind} · <TypeName type={entry.type} />
                {view.installer === undefined && entry.installerId !== null && ` · ${entry.installerId}`}
              </Box>
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Box>
  ));
