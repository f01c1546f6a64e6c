import Box from '@mui/material/Box';
import type { Channel } from '@pilotlight/contracts/values/notification-event';
import { spokenOnly } from '../../../../shared/conversations/spoken-only';
import { smallIcon } from '../../../../ui/icon';
import { channelLooks } from '../template-channels';

/** A channel's icon, with its name for those who don't see it. */
export const ChannelMark = ({ channel }: { readonly channel: Channel }) => {
  const { label, Icon } = channelLooks[channel];
  return (
    <Box component="span" title={label} sx={{ display: 'inline-grid', flex: 'none', color: 'var(--text-soft)' }}>
      <Icon {...smallIcon} />
      <Box component="span" sx={spokenOnly}>
        {label}
      </Box>
    </Box>
  );
};
