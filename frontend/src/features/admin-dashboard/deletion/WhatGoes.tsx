import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Deletion } from '@pilotlight/contracts/http/approval';
import {
  CalendarDays,
  CreditCard,
  Image,
  LockKeyhole,
  type LucideIcon,
  MessageSquareText,
  ReceiptText,
  ShieldCheck,
  User,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount } from '../../../ui/format';
import { smallIcon } from '../../../ui/icon';
import { counted, subscriptionInWords } from './deletion-words';

const Line = ({ icon: Icon, children }: { readonly icon: LucideIcon; readonly children: ReactNode }) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      gap: 1,
      py: '3px',
      color: 'var(--ink)',
      fontSize: 12.5,
      lineHeight: '18px',
      '& svg': { flex: 'none', mt: '1px', color: 'var(--text-soft)' },
    }}
  >
    <Icon {...smallIcon} />
    <span>{children}</span>
  </Box>
);

const Part = ({ title, kept = false, children }: { title: string; kept?: boolean; children: ReactNode }) => (
  <Box
    component="section"
    aria-label={title}
    sx={{
      p: 2,
      '& ul': { listStyle: 'none', m: 0, p: 0 },
      ...(kept && { background: 'var(--surface-sunk)', borderLeft: { sm: '1px solid var(--line)' } }),
    }}
  >
    <Typography
      variant="small"
      component="h3"
      sx={{ mb: 0.5, fontWeight: 600, color: kept ? 'var(--text-soft)' : 'var(--bad)' }}
    >
      {title}
    </Typography>
    {children}
  </Box>
);

const Count = ({ deletion, of }: { readonly deletion: Deletion; readonly of: keyof typeof counted }) => (
  <>
    <b>{formatCount(deletion[of])}</b> {counted[of][deletion[of] === 1 ? 0 : 1]}
  </>
);

/** What a deletion takes away, counted, beside what the law wants kept. */
export const WhatGoes = ({ deletion }: { readonly deletion: Deletion }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
      mb: 2.5,
      border: '1px solid var(--line)',
      borderRadius: '8px',
      overflow: 'hidden',
    }}
  >
    <Part title="What goes">
      <ul>
        <Line icon={CreditCard}>{subscriptionInWords[deletion.subscription]}</Line>
        <Line icon={MessageSquareText}>
          <Count deletion={deletion} of="conversations" />
        </Line>
        <Line icon={CalendarDays}>
          <Count deletion={deletion} of="appointments" />
        </Line>
        {deletion.photos > 0 && (
          <Line icon={Image}>
            <Count deletion={deletion} of="photos" />
          </Line>
        )}
        <Line icon={ReceiptText}>
          <Count deletion={deletion} of="payments" />
        </Line>
        <Line icon={User}>The account and its sign-in</Line>
      </ul>
    </Part>
    <Part title="What stays" kept>
      <ul>
        <Line icon={ShieldCheck}>The audit trail, its words made unreadable</Line>
        <Line icon={LockKeyhole}>Amounts and dates for 6 years, without names</Line>
      </ul>
      <Typography variant="small" sx={{ mt: 1 }}>
        The slug can't be taken again.
      </Typography>
    </Part>
  </Box>
);
