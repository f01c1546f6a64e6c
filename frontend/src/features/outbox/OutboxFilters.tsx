import Box from '@mui/material/Box';
import Select from '@mui/material/Select';
import { channels } from '@pilotlight/contracts/values/notification-event';
import { channelNames } from '../../shared/notification-preferences/preference-names';
import { Segmented } from '../../ui/Segmented';
import type { OutboxView } from './outbox-view';

interface OutboxFiltersProps {
  readonly view: OutboxView;
  readonly onShow: (change: Partial<OutboxView>) => void;
  readonly installers: readonly string[];
}

const everyChannel = [
  { value: 'all', label: 'All' },
  ...channels.map((channel) => ({ value: channel, label: channelNames[channel] })),
] as const;

/** Whose messages are shown, and which of them. */
export const OutboxFilters = ({ view, onShow, installers }: OutboxFiltersProps) => {
  const choices = view.installer && !installers.includes(view.installer) ? [view.installer, ...installers] : installers;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minWidth: 0, maxWidth: '100%' }}>
      <Select
        native
        value={view.installer}
        onChange={({ target }) => onShow({ installer: target.value })}
        inputProps={{ 'aria-label': 'Installer' }}
        sx={{ maxWidth: '100%' }}
      >
        <option value="">All installers</option>
        {choices.map((slug) => (
          <option key={slug} value={slug}>
            {slug}
          </option>
        ))}
      </Select>
      <Segmented
        label="Channel"
        value={view.channel}
        options={everyChannel}
        onChange={(channel) => onShow({ channel })}
      />
    </Box>
  );
};
