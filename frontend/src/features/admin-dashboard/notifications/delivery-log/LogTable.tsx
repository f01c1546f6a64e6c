import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Notification } from '@pilotlight/contracts/http/notifications';
import type { MouseEvent } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { Badge } from '../../../../ui/Badge';
import { formatDate, formatTime } from '../../../../ui/format';
import { logPath, useDialogLink } from '../../frame/dialog-route';
import { ChannelMark } from './ChannelMark';
import { addressInWords, eventInWords } from './in-words';
import { stackedBody, stackedHead, stackedRow, stackedTable, wholeRow } from './stacked-row';
import { statusLooks } from './status-looks';

const Row = ({ notification }: { readonly notification: Notification }) => {
  const { id, requestedAt, eventType, channel, to, installerName, status, reason, items } = notification;
  const navigate = useNavigate();
  const { to: story, ...options } = useDialogLink()(`${logPath}/${id}`);
  const openByMouse = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('a'))) void navigate(story, options);
  };
  return (
    <TableRow
      onClick={openByMouse}
      sx={{ ...stackedRow, cursor: 'pointer', '&:hover': { background: 'var(--surface-sunk)' } }}
    >
      <TableCell>
        <Box component="time" dateTime={requestedAt} sx={{ color: 'var(--text-soft)', whiteSpace: { md: 'nowrap' } }}>
          <Box component="b" sx={{ mr: 0.5, fontWeight: 600, color: 'var(--ink)' }}>
            {formatDate(requestedAt)}
          </Box>{' '}
          {formatTime(requestedAt)}
        </Box>
      </TableCell>
      <TableCell sx={{ ...wholeRow, order: 1 }}>
        <Link component={RouterLink} to={story} {...options} sx={{ fontWeight: 600 }}>
          {eventInWords(eventType)}
        </Link>
        {items > 1 && (
          <Typography variant="small" component="span">
            {' '}
            {items} in one
          </Typography>
        )}
      </TableCell>
      <TableCell sx={{ ...wholeRow, order: 2 }}>
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <ChannelMark channel={channel} />
          <span>{addressInWords(to, channel)}</span>
        </Box>
      </TableCell>
      <TableCell sx={{ ...wholeRow, order: 3 }}>{installerName}</TableCell>
      <TableCell sx={{ justifySelf: 'end' }}>
        <Badge {...statusLooks[status]} />
      </TableCell>
      <TableCell sx={{ ...wholeRow, order: 4, display: { xs: reason ? 'block' : 'none', md: 'table-cell' } }}>
        <Typography variant="small" component="span">
          {reason}
        </Typography>
      </TableCell>
    </TableRow>
  );
};

/** One page of messages; the whole row opens its story on a click, its name on the keyboard. */
export const LogTable = ({ notifications }: { readonly notifications: readonly Notification[] }) => (
  <Table aria-label="Messages" sx={stackedTable}>
    <TableHead sx={stackedHead}>
      <TableRow>
        <TableCell sx={{ pl: 3 }}>Time</TableCell>
        <TableCell>Message</TableCell>
        <TableCell>To</TableCell>
        <TableCell>Installer</TableCell>
        <TableCell>Status</TableCell>
        <TableCell sx={{ pr: 3 }}>Reason</TableCell>
      </TableRow>
    </TableHead>
    <TableBody sx={stackedBody}>
      {notifications.map((notification) => (
        <Row key={notification.id} notification={notification} />
      ))}
    </TableBody>
  </Table>
);
