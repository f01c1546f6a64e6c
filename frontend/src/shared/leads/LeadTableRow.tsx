import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { LeadRow } from '@pilotlight/contracts/http/lead-hub';
import { leadStageNames } from '@pilotlight/contracts/values/lead-stage';
import { lostReasonNames } from '@pilotlight/contracts/values/lost-reason';
import { phoneInWords } from '@pilotlight/contracts/values/phone-in-words';
import type { MouseEvent } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { Badge, type Tone } from '../../ui/Badge';
import { formatDate, formatTime } from '../../ui/format';
import { GradeMark } from '../conversations/GradeMark';
import { IntentBadge } from '../conversations/IntentBadge';
import { telephoneLink } from '../conversations/phone';
import type { Portal } from './lead-hub.api';
import { leadName } from './lead-words';

const row = {
  display: { xs: 'grid', md: 'table-row' },
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 8px',
  p: { xs: '8px 16px 8px 4px', md: 0 },
  borderTop: { xs: '1px solid var(--line)', md: 0 },
  cursor: 'pointer',
  '&:hover': { background: 'var(--surface-sunk)' },
  '& .MuiTableCell-root': {
    height: { xs: 'auto', md: 56 },
    p: { xs: 0, md: '8px 16px' },
    borderBottom: { xs: 0, md: '1px solid var(--line)' },
    minWidth: 0,
    overflowWrap: 'anywhere',
    '&:first-of-type': { pl: { md: 1.5 } },
    '&:last-of-type': { pr: { md: 3 } },
  },
} as const;

/** On a phone under the name, from the second column on. */
const below = { gridColumn: { xs: '2 / -1' } } as const;

const stageTones = {
  new: 'flame',
  contacted: 'outline',
  quoted: 'outline',
  won: 'good',
  lost: 'plain',
} as const satisfies Record<LeadRow['stage'], Tone>;

const stageOf = ({ stage, lostReason }: LeadRow): string =>
  stage === 'lost' && lostReason
    ? `${leadStageNames.lost} · ${lostReasonNames[lostReason].toLowerCase()}`
    : leadStageNames[stage];

interface LeadTableRowProps {
  readonly portal: Portal;
  readonly lead: LeadRow;
  readonly to: string;
  readonly selected: boolean;
  readonly onToggle: () => void;
}

/** One lead: opened by a click anywhere on it, on the keyboard by its name. */
export const LeadTableRow = ({ portal, lead, to, selected, onToggle }: LeadTableRowProps) => {
  const { grade, topic, phone, email, postcode, place, installerName, intent, stage, leadAt } = lead;
  const navigate = useNavigate();
  const name = leadName(lead);
  const openByMouse = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('a, input, label, .MuiCheckbox-root'))) void navigate(to);
  };
  return (
    <TableRow selected={selected} onClick={openByMouse} sx={row}>
      <TableCell>
        <Checkbox
          checked={selected}
          onChange={onToggle}
          slotProps={{ input: { 'aria-label': `Select ${name}, ${formatDate(leadAt)} ${formatTime(leadAt)}` } }}
        />
      </TableCell>
      <TableCell>
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <GradeMark grade={grade} />
          <Box component="span" sx={{ display: 'grid', minWidth: 0 }}>
            <Link component={RouterLink} to={to} sx={{ fontWeight: 600, py: { xs: '13px', md: 0 }, my: { xs: 0 } }}>
              {name}
            </Link>
            {topic && (
              <Typography variant="small" component="span" noWrap title={topic}>
                {topic}
              </Typography>
            )}
          </Box>
        </Box>
      </TableCell>
      <TableCell sx={below}>
        <Box component="span" sx={{ display: 'grid', gap: '2px' }}>
          {phone && (
            <Link href={telephoneLink(phone)} sx={{ justifySelf: 'start', py: { xs: '13px', md: 0 }, my: { xs: 0 } }}>
              {phoneInWords(phone)}
            </Link>
          )}
          {!phone && email && <span>{email}</span>}
          <Typography variant="small" component="span">
            {[place, postcode].filter(Boolean).join(', ')}
          </Typography>
        </Box>
      </TableCell>
      {portal === 'admin' && <TableCell sx={below}>{installerName}</TableCell>}
      <TableCell sx={{ gridColumn: { xs: '2' } }}>
        <IntentBadge intent={intent} />
      </TableCell>
      <TableCell>
        <Badge label={stageOf(lead)} tone={stageTones[stage]} />
      </TableCell>
      <TableCell sx={{ ...below, textAlign: { md: 'right' } }}>
        <Box component="time" dateTime={leadAt} sx={{ whiteSpace: 'nowrap', color: 'var(--text-soft)' }}>
          {formatDate(leadAt)} {formatTime(leadAt)}
        </Box>
      </TableCell>
    </TableRow>
  );
};
