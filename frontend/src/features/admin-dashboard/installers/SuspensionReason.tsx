import Box from '@mui/material/Box';
import type { Installer } from '@pilotlight/contracts/http/installers';
import { CirclePause } from 'lucide-react';
import { useState } from 'react';
import { formatDate, formatTime } from '../../../ui/format';
import { smallIcon } from '../../../ui/icon';

/** 14 Nov, 16:40; with its year where that isn't this one. */
const dayAndTime = (time: string, now: Date): string => {
  const date = formatDate(time);
  const year = ` ${formatDate(now).slice(-4)}`;
  return `${date.endsWith(year) ? date.slice(0, -year.length) : date}, ${formatTime(time)}`;
};

/** Why a chatbot rests and since when: "Suspended by you on 14 Nov, 16:40." */
export const suspensionInWords = (suspendedAt: string, by: Installer['suspendedBy'], now: Date): string => {
  const since = dayAndTime(suspendedAt, now);
  switch (by) {
    case 'payment':
      return `Suspended on ${since}, as a payment failed.`;
    case 'admin':
    case null:
      return `Suspended by you on ${since}.`;
  }
};

interface SuspensionReasonProps {
  readonly suspendedAt: string;
  readonly by: Installer['suspendedBy'];
}

/** The foot of a suspended installer's card. */
export const SuspensionReason = ({ suspendedAt, by }: SuspensionReasonProps) => {
  const [now] = useState(() => new Date());
  return (
    <Box
      component="p"
      sx={{
        gridColumn: '1 / -1',
        display: 'flex',
        alignItems: { xs: 'flex-start', md: 'center' },
        gap: { xs: 1, md: 3.75 },
        m: { xs: '0 -16px -16px', md: '2px -20px -14px', lg: '14px -20px -14px' },
        p: { xs: '12px 16px', md: '8px 20px 8px 34px' },
        borderTop: '1px solid var(--line)',
        borderRadius: '0 0 11px 11px',
        background: 'var(--surface-sunk)',
        color: 'var(--text-soft)',
        font: "450 12.5px/18px 'Inter Variable', Inter, system-ui, sans-serif",
        '& svg': { flex: 'none', mt: { xs: '1px', md: 0 } },
        '& b': { fontWeight: 600 },
      }}
    >
      <CirclePause {...smallIcon} />
      <span>
        <b>{suspensionInWords(suspendedAt, by, now)}</b> The safety card still answers; everything else is resting.
      </span>
    </Box>
  );
};
