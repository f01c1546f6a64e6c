import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { type Channel, channels } from '@pilotlight/contracts/values/notification-event';
import { useId } from 'react';
import { phoneInWords } from '@pilotlight/contracts/values/phone-in-words';
import { ChannelIcon } from './ChannelIcon';
import { channelNames } from './preference-names';
import type { PreferenceDraft } from './usePreferenceDraft';

export interface AlertAddresses {
  readonly email: string | null;
  readonly phone: string | null;
}

interface ChannelCardsProps {
  readonly draft: PreferenceDraft;
  readonly addresses: AlertAddresses;
  /** Who can add an address that is missing: "Your admin can add one." */
  readonly remedy: string;
}

interface ChannelCardProps extends Pick<ChannelCardsProps, 'remedy'> {
  readonly channel: Channel;
  readonly address: string | null;
  /** Whether texts to it are off. */
  readonly isOutOfReach: boolean;
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
}

const ChannelCard = ({ channel, address, isOutOfReach, remedy, on, onSwitch }: ChannelCardProps) => {
  const noteId = useId();
  const missing = `No ${channel === 'email' ? 'email address' : 'mobile number'} yet${on ? ', so nothing arrives' : ''}. ${remedy}`;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        gap: '4px 12px',
        alignItems: 'center',
        alignContent: 'start',
        p: 2,
        border: '1px solid var(--line-strong)',
        borderRadius: '8px',
        color: 'var(--ink)',
        ...(on && { borderColor: 'var(--flame-deep)', background: 'var(--flame-soft)' }),
      }}
    >
      <ChannelIcon channel={channel} />
      <Typography variant="subhead" component="span">
        {channelNames[channel]}
      </Typography>
      <Switch
        checked={on}
        onChange={(_, next) => onSwitch(next)}
        slotProps={{ input: { 'aria-label': channelNames[channel], 'aria-describedby': noteId } }}
      />
      <Typography
        id={noteId}
        variant="small"
        sx={{
          gridColumn: '1 / -1',
          ...(channel !== 'email' && { fontVariantNumeric: 'tabular-nums' }),
          ...(address && !isOutOfReach
            ? {
                overflow: 'hidden',
                textOverflow: 'ellipsis',
                whiteSpace: 'nowrap',
                ...(on && { color: 'var(--text)' }),
              }
            : on && { color: 'var(--warn)' }),
        }}
      >
        {isOutOfReach ? `${address} is abroad, so nothing arrives.` : (address ?? missing)}
      </Typography>
    </Box>
  );
};

const isAbroad = (phone: string): boolean => /^\s*(?:\+|00)(?!44)/.test(phone);

/** By which ways somebody is reached, each with the address that it goes to. */
export const ChannelCards = ({ draft, addresses, remedy }: ChannelCardsProps) => {
  const phone = addresses.phone && phoneInWords(addresses.phone);
  const isOutOfReach = phone !== null && isAbroad(phone) && !draft.preferences.textsAbroad;
  return (
    <Box
      component="ul"
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' } }}
    >
      {channels.map((channel) => (
        <ChannelCard
          key={channel}
          channel={channel}
          address={(channel === 'email' ? addresses.email : phone) || null}
          isOutOfReach={channel !== 'email' && isOutOfReach}
          remedy={remedy}
          on={draft.preferences.channels[channel]}
          onSwitch={(on) => draft.switchChannel(channel, on)}
        />
      ))}
    </Box>
  );
};
