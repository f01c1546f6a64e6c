import Link from '@mui/material/Link';
import type { ChannelHealth } from '@pilotlight/contracts/http/platform-health';
import { Link as RouterLink } from 'react-router-dom';

import { formatCount } from '../../../ui/format';
import { Panel } from '../../../ui/Panel';
import { logPath } from '../frame/dialog-route';
import { HealthRow, HealthRows } from './HealthRow';
import { ageInWords, channelNames } from './health-words';
import { StateBadge } from './StateBadge';

const Counted = ({ channel, status, count }: Pick<ChannelHealth, 'channel'> & { status: string; count: number }) => (
  <>
    {' · '}
    {count === 0 ? (
      `0 ${status}`
    ) : (
      <Link component={RouterLink} to={`${logPath}?status=${status}&channel=${channel}`}>
        {formatCount(count)} {status}
      </Link>
    )}
  </>
);

/** What waits to be sent, and what became of the last day's messages. */
export const Messages = ({ channels }: { readonly channels: readonly ChannelHealth[] }) => (
  <Panel title="Messages" aside="Last 24 hours">
    <HealthRows>
      {channels.map(({ channel, queued, overdueSeconds, sent, failed, unknown }) => (
        <HealthRow
          key={channel}
          name={channelNames[channel]}
          badge={
            <StateBadge
              label={queued === 0 ? 'Nothing waits' : `${formatCount(queued)} waiting`}
              tone={overdueSeconds > 60 ? 'warn' : 'plain'}
            />
          }
        >
          {formatCount(sent)} sent
          <Counted channel={channel} status="failed" count={failed} />
          <Counted channel={channel} status="unknown" count={unknown} />
          {overdueSeconds >= 1 && ` · the oldest ${ageInWords(overdueSeconds)} late`}
        </HealthRow>
      ))}
    </HealthRows>
  </Panel>
);
