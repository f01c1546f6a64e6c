import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { ERASED } from '@pilotlight/contracts/events/personal';
import type { Conversation } from '@pilotlight/contracts/http/conversations';
import type { MouseEvent } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { leadStatus } from '../../../shared/conversations/conversation';
import { GradeMark } from '../../../shared/conversations/GradeMark';
import { IntentBadge } from '../../../shared/conversations/IntentBadge';
import { OpenBadges } from '../../../shared/conversations/OpenBadges';
import { visitorName } from '../../../shared/conversations/visitor';
import { formatCount, formatDate, formatTime } from '../../../ui/format';
import { insightsPath, useDialogLink } from '../frame/dialog-route';

const stackedRow = {
  display: { xs: 'grid', md: 'table-row' },
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 8px',
  p: { xs: '12px 16px', md: 0 },
  borderTop: { xs: '1px solid var(--line)', md: 0 },
  cursor: 'pointer',
  '&:hover': { background: 'var(--surface-sunk)' },
  '& .MuiTableCell-root': {
    height: { xs: 'auto', md: 48 },
    p: { xs: 0, md: '0 16px' },
    borderBottom: { xs: 0, md: '1px solid var(--line)' },
    '&:first-of-type': { pl: { md: 3 } },
    '&:last-of-type': { pr: { md: 3 } },
  },
} as const;

/** What it is about, in the visitor's first words. */
const Topic = ({ words }: { readonly words: string }) => (
  <Box
    component="span"
    title={words}
    sx={{
      font: "450 12.5px/18px 'Inter Variable', Inter, system-ui, sans-serif",
      color: 'var(--text-soft)',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    }}
  >
    {words === ERASED ? 'Erased' : words}
  </Box>
);

const Row = ({ slug, conversation }: { readonly slug: string; readonly conversation: Conversation }) => {
  const { sessionId, intent, lead, messageCount, grade, createdAt, firstWords } = conversation;
  const navigate = useNavigate();
  const { to, ...options } = useDialogLink()(insightsPath(slug, sessionId));
  const name = visitorName(lead);
  const openByMouse = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('a'))) void navigate(to, options);
  };
  return (
    <TableRow onClick={openByMouse} sx={stackedRow}>
      <TableCell>
        <Box component="time" dateTime={createdAt} sx={{ whiteSpace: 'nowrap', color: 'var(--text-soft)' }}>
          <Box component="b" sx={{ mr: 0.5, fontWeight: 600, color: 'var(--ink)' }}>
            {formatDate(createdAt)}
          </Box>{' '}
          {formatTime(createdAt)}
        </Box>
      </TableCell>
      <TableCell sx={{ gridColumn: '1 / -1', gridRow: { xs: 2, md: 'auto' }, overflowWrap: 'anywhere' }}>
        <Box
          component="span"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', md: '112px minmax(0, 1fr)' },
            alignItems: 'center',
            justifyItems: 'start',
            gap: 1,
          }}
        >
          <IntentBadge intent={intent} />
          <Box component="span" sx={{ display: 'grid', minWidth: 0 }}>
            <span>{name}</span>
            {firstWords && <Topic words={firstWords} />}
          </Box>
        </Box>
      </TableCell>
      <TableCell align="right" sx={{ display: { xs: 'none', md: 'table-cell' } }}>
        {formatCount(messageCount)}
      </TableCell>
      <TableCell sx={{ alignSelf: 'center' }}>
        <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <GradeMark grade={grade} />
          {leadStatus(conversation)}
          <OpenBadges conversation={conversation} />
        </Box>
      </TableCell>
      <TableCell align="right">
        <Button
          size="small"
          sx={{ minHeight: { xs: 44, md: 32 } }}
          component={RouterLink}
          to={to}
          {...options}
          aria-label={`View ${name}, ${formatDate(createdAt)} ${formatTime(createdAt)}`}
        >
          View
        </Button>
      </TableCell>
    </TableRow>
  );
};

interface ConversationTableProps {
  readonly slug: string;
  readonly conversations: readonly Conversation[];
}

/** One page of conversations; the whole row opens one on a click, its View on the keyboard. */
export const ConversationTable = ({ slug, conversations }: ConversationTableProps) => (
  <Table sx={{ display: { xs: 'block', md: 'table' }, tableLayout: 'fixed' }}>
    <TableHead sx={{ display: { xs: 'none', md: 'table-header-group' } }}>
      <TableRow>
        <TableCell sx={{ pl: 3 }}>Date</TableCell>
        <TableCell>Intent</TableCell>
        <TableCell align="right">Messages</TableCell>
        <TableCell>Lead Status</TableCell>
        <TableCell align="right" sx={{ pr: 3 }}>
          Actions
        </TableCell>
      </TableRow>
    </TableHead>
    <TableBody sx={{ display: { xs: 'block', md: 'table-row-group' } }}>
      {conversations.map((conversation) => (
        <Row key={conversation.sessionId} slug={slug} conversation={conversation} />
      ))}
    </TableBody>
  </Table>
);
