import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { channels } from '@pilotlight/contracts/values/notification-event';
import type { NotificationStatus } from '@pilotlight/contracts/values/notification-status';
import { useCallback } from 'react';
import { formatCount } from '../../../../ui/format';
import { SearchField } from '../../../../ui/SearchField';
import { Segmented } from '../../../../ui/Segmented';
import { channelLooks } from '../template-channels';
import { statusFilters } from './status-filters';
import type { LogView } from './useDeliveryLog';

interface LogToolbarProps {
  readonly view: LogView;
  readonly counts: Readonly<Partial<Record<NotificationStatus, number>>> | undefined;
  readonly onShow: (change: Partial<LogView>) => void;
}

const chip = {
  gap: 0.75,
  height: { xs: 44, md: 32 },
  px: 1.5,
  border: '1px solid var(--line-strong)',
  borderRadius: '22px',
  background: 'var(--surface)',
  color: 'var(--text-soft)',
  font: "550 12.5px/18px 'Inter Variable', Inter, system-ui, sans-serif",
  fontVariantNumeric: 'tabular-nums',
  '& b': { fontWeight: 600 },
  '&[aria-pressed=true]': {
    borderColor: 'var(--flame-deep)',
    background: 'var(--flame-soft)',
    color: 'var(--flame-deep)',
  },
  '&:focus-visible': { outline: '2px solid var(--flame-deep)', outlineOffset: '2px' },
} as const;

/** Search, channel and status of the messages. */
export const LogToolbar = ({ view, counts = {}, onShow }: LogToolbarProps) => {
  const search = useCallback((text: string) => onShow({ search: text }), [onShow]);
  return (
    <Box
      role="search"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: { xs: 1, md: 2 },
        p: { xs: '12px 16px', md: '12px 24px' },
        borderBottom: '1px solid var(--line)',
        '& .MuiToggleButtonGroup-root': { flex: { xs: '1 1 100%', md: 'none' } },
        '& .MuiToggleButton-root': { flex: { xs: 1, md: 'none' } },
      }}
    >
      <Box sx={{ flex: { xs: '1 1 100%', md: 1 }, maxWidth: { md: 432 } }}>
        <SearchField label="Address, name or words" value={view.search} onSearch={search} />
      </Box>
      <Segmented<LogView['channel']>
        label="Channel"
        value={view.channel}
        options={[
          { value: 'all', label: 'All' },
          ...channels.map((channel) => ({ value: channel, label: channelLooks[channel].label })),
        ]}
        onChange={(channel) => onShow({ channel })}
      />
      <Box role="group" aria-label="Status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, flexBasis: '100%' }}>
        {statusFilters(counts, view.status).map(({ status, label, count }) => (
          <ButtonBase key={status} aria-pressed={status === view.status} onClick={() => onShow({ status })} sx={chip}>
            {label} <b>{formatCount(count)}</b>
          </ButtonBase>
        ))}
      </Box>
    </Box>
  );
};
