import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { Link } from 'react-router-dom';
import { isAlarming } from '../../../shared/conversations/AlarmBadges';
import { isHouseholdInNeed, isStoodDown } from '../../../shared/conversations/alarm';
import { leadStatus } from '../../../shared/conversations/conversation';
import { EmergencyBadge } from '../../../shared/conversations/EmergencyBadge';
import { GradeMark } from '../../../shared/conversations/GradeMark';
import { IntentBadge } from '../../../shared/conversations/IntentBadge';
import { waitsForFirm } from '../../../shared/conversations/open-matters';
import { OpenBadges } from '../../../shared/conversations/OpenBadges';
import { VulnerableBadge } from '../../../shared/conversations/VulnerableBadge';
import { rowWords } from '../../../shared/conversations/topic';
import { formatCount, formatWhen } from '../../../ui/format';
import { transcriptPath } from '../transcript-path';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const wide = { display: { xs: 'none', md: 'table-cell' } } as const;

const Row = ({ conversation, now }: { conversation: Conversation; now: Date }) => {
  const { title, line } = rowWords(conversation);
  const { sessionId, intent, emergency, grade, messageCount, lastSaidAt } = conversation;
  const saysEmergency = intent === 'emergency' && !isStoodDown(conversation);
  return (
    <TableRow
      sx={{
        position: 'relative',
        height: 66,
        '&:hover': { background: 'var(--surface-sunk)' },
        '&:last-child td': { borderBottom: 0 },
      }}
    >
      <TableCell sx={{ width: { xs: '100%', md: '46%' }, maxWidth: 0, py: 1.25 }}>
        <MuiLink
          component={Link}
          to={transcriptPath(sessionId)}
          sx={{
            ...oneLine,
            // What it stretches over is the row.
            position: { xs: 'static' },
            display: 'block',
            color: 'var(--ink)',
            '&::after': { content: '""', position: 'absolute', inset: 0 },
            '&:focus-visible': { outline: 'none' },
            '&:focus-visible::after': { outline: '2px solid var(--flame-deep)', outlineOffset: -2 },
          }}
        >
          {title}
        </MuiLink>
        <Typography variant="small" sx={oneLine}>
          <Box component="span" sx={{ display: { md: 'none' }, fontVariantNumeric: 'tabular-nums' }}>
            {formatWhen(lastSaidAt, now)} ·{' '}
          </Box>
          {line}
        </Typography>
        {(isAlarming(conversation) || waitsForFirm(conversation)) && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, '& > *': { mt: 0.5 } }}>
            {emergency && (
              <Box sx={{ display: saysEmergency ? { md: 'none' } : 'block' }}>
                <EmergencyBadge conversation={conversation} />
              </Box>
            )}
            {isHouseholdInNeed(conversation) && <VulnerableBadge />}
            <OpenBadges conversation={conversation} />
          </Box>
        )}
      </TableCell>
      <TableCell sx={wide}>
        <IntentBadge intent={intent} />
      </TableCell>
      <TableCell align="right" sx={{ textAlign: { md: 'left' } }}>
        <GradeMark grade={grade} />
      </TableCell>
      <TableCell sx={{ ...wide, whiteSpace: 'nowrap' }}>{leadStatus(conversation)}</TableCell>
      <TableCell align="right" sx={wide}>
        {formatCount(messageCount)}
      </TableCell>
      <TableCell align="right" sx={{ ...wide, whiteSpace: 'nowrap' }}>
        {formatWhen(lastSaidAt, now)}
      </TableCell>
    </TableRow>
  );
};

/** The newest conversations; a row opens its transcript. */
export const RecentConversations = ({ conversations, now }: { conversations: readonly Conversation[]; now: Date }) => (
  <Box
    sx={{
      '& th:first-of-type, & td:first-of-type': { pl: { xs: 2, md: 3 } },
      '& th:last-child, & td:last-child': { pr: { md: 3 } },
    }}
  >
    <Table>
      <TableHead sx={{ display: { xs: 'none', md: 'table-header-group' } }}>
        <TableRow>
          <TableCell>Visitor</TableCell>
          <TableCell>Intent</TableCell>
          <TableCell>Grade</TableCell>
          <TableCell sx={{ whiteSpace: 'nowrap' }}>Lead status</TableCell>
          <TableCell align="right">Messages</TableCell>
          <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
            Last message
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {conversations.map((conversation) => (
          <Row key={conversation.sessionId} conversation={conversation} now={now} />
        ))}
      </TableBody>
    </Table>
  </Box>
);
