import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Notification } from '@pilotlight/contracts/http/notifications';
import type { Audience } from '@pilotlight/contracts/values/notification-event';
import { type ReactNode, useId } from 'react';
import { Badge } from '../../ui/Badge';
import { formatDateTime, formatWhen } from '../../ui/format';
import { eventInWords, statusLooks } from '../messages/message-words';
import { ChannelIcon } from '../notification-preferences/ChannelIcon';
import { channelInSentence } from '../notification-preferences/preference-names';
import type { VisitorOf } from '../people/people.api';
import { useSentMessages } from './sent.api';

const readers = { visitor: 'Visitor', admin: 'Pilotlight' } as const;

interface SentMessageProps {
  readonly message: Notification;
  /** Whom the installer's own messages are for, in the words of who looks. */
  readonly installer: string;
  readonly now: Date;
}

const readerOf = (audience: Audience, installer: string): string =>
  audience === 'installer' ? installer : readers[audience];

const SentMessage = ({ message, installer, now }: SentMessageProps) => {
  const { eventType, audience, channel, status, reason, at } = message;
  const { words, tone } = statusLooks[status];
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '20px minmax(0, 1fr) auto',
        alignItems: 'start',
        columnGap: 1.5,
        py: 1.5,
        borderTop: '1px solid var(--line)',
        '& svg': { color: 'var(--text-soft)' },
      }}
    >
      <ChannelIcon channel={channel} />
      <div>
        <Typography sx={{ fontSize: 14, lineHeight: '20px', overflowWrap: 'anywhere' }}>
          {eventInWords(eventType)}
        </Typography>
        <Typography variant="small" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {readerOf(audience, installer)} by {channelInSentence[channel]},{' '}
          <time dateTime={at} title={formatDateTime(at)}>
            {formatWhen(at, now)}
          </time>
        </Typography>
        {reason !== null && (
          <Typography variant="small" sx={{ overflowWrap: 'anywhere' }}>
            {reason}
          </Typography>
        )}
      </div>
      <Badge label={words} tone={tone} />
    </Box>
  );
};

interface SentMessagesProps {
  readonly visitor: VisitorOf;
  /** Draws the section's frame around it: each dashboard has its own. */
  readonly framed: (titleId: string, section: ReactNode) => ReactNode;
}

/** What visitor and installer were sent about a conversation, newest first; nothing where nothing was sent. */
export const SentMessages = ({ visitor, framed }: SentMessagesProps) => {
  const titleId = useId();
  const { currentData, isError, refetch, fulfilledTimeStamp = 0 } = useSentMessages(visitor);
  const messages = currentData?.notifications ?? [];
  const failed = isError && !currentData;
  if (!failed && messages.length === 0) return null;
  const installer = visitor.slug === undefined ? 'You' : 'Installer';
  const now = new Date(fulfilledTimeStamp);
  return framed(
    titleId,
    <>
      <Typography variant="subhead" component="h2" id={titleId} sx={{ pb: 1.5 }}>
        Sent
      </Typography>
      {failed ? (
        <Typography variant="small">
          Unable to load what was sent. <Button onClick={() => void refetch()}>Load Again</Button>
        </Typography>
      ) : (
        <Box component="ul">
          {messages.map((message) => (
            <SentMessage key={message.id} {...{ message, installer, now }} />
          ))}
        </Box>
      )}
    </>,
  );
};
