import Box from '@mui/material/Box';
import type { Pulse } from '@pilotlight/contracts/http/insights';
import type { NotificationStatus } from '@pilotlight/contracts/values/notification-status';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatCount } from '../../../ui/format';
import { smallIcon } from '../../../ui/icon';
import { notificationsPath } from '../frame/dialog-route';

const messages = (count: number): string => `${formatCount(count)} ${count === 1 ? 'message' : 'messages'}`;

const Warning = ({ status, words }: { readonly status: NotificationStatus; readonly words: string }) => (
  <Box
    component={Link}
    to={`${notificationsPath}/log?status=${status}`}
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 1,
      minHeight: { xs: 44, md: 32 },
      color: 'var(--band-warn)',
      font: "550 14px/20px 'Inter Variable', Inter, system-ui, sans-serif",
      fontVariantNumeric: 'tabular-nums',
      textUnderlineOffset: '3px',
      '& svg': { flex: 'none' },
    }}
  >
    <TriangleAlert {...smallIcon} />
    {words}
  </Box>
);

/** What of the last 24 hours didn't reach its reader, or may not have; nothing where all did. */
export const UndeliveredMessages = ({ notifications: { failed, unknown } }: Pick<Pulse, 'notifications'>) =>
  failed + unknown > 0 && (
    <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
      {failed > 0 && <Warning status="failed" words={`${messages(failed)} failed in the last 24 hours`} />}
      {unknown > 0 && (
        <Warning status="unknown" words={`${messages(unknown)} in the last 24 hours that may not have gone out`} />
      )}
    </Box>
  );
