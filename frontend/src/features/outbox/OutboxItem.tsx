import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EmailView } from '../../shared/messages/EmailView';
import { eventInWords, statusLooks } from '../../shared/messages/message-words';
import { PhoneView } from '../../shared/messages/PhoneView';
import { ChannelIcon } from '../../shared/notification-preferences/ChannelIcon';
import { channelNames } from '../../shared/notification-preferences/preference-names';
import { Badge } from '../../ui/Badge';
import { formatDayMonth, formatExactDateTime, formatTime } from '../../ui/format';
import type { OutboxMessage } from './outbox.api';

const erased = '(erased)';

const AsItLooks = ({ message }: { readonly message: OutboxMessage }) => {
  const { channel, installerId, to, subject = '', text, html, at } = message;
  switch (channel) {
    case 'email':
      return (
        <EmailView email={{ to: to || erased, subject, html: html ?? '' }} title={`Email ${subject} ${message.id}`} />
      );
    case 'sms':
    case 'whatsapp':
      return (
        <PhoneView
          compact
          text={text || erased}
          older={null}
          whatsapp={channel === 'whatsapp'}
          from={installerId}
          came={{ day: formatDayMonth(at), clock: formatTime(at) }}
        />
      );
  }
};

/** A message as its reader would see it, and what became of it. */
export const OutboxItem = ({ message }: { readonly message: OutboxMessage }) => {
  const { channel, eventType, installerId, to, status, at } = message;
  const { words, tone } = statusLooks[status];
  const name = eventInWords(eventType);
  return (
    <Box component="article" aria-label={`${name} by ${channelNames[channel]}`} sx={{ minWidth: 0 }}>
      <Box
        component="header"
        sx={{ display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr) auto', columnGap: 1.5, mb: 1.5 }}
      >
        <ChannelIcon channel={channel} />
        <div>
          <Typography variant="label" component="h2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography variant="small" sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
            {installerId} to {to || erased}, <time dateTime={at}>{formatExactDateTime(at)}</time>
          </Typography>
        </div>
        <Badge label={words} tone={tone} />
      </Box>
      <AsItLooks message={message} />
    </Box>
  );
};
