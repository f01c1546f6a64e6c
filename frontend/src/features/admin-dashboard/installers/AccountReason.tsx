import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ListedInstaller } from '@pilotlight/contracts/http/installers';
import { CirclePause, CreditCard, ListTodo, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { smallIcon } from '../../../ui/icon';
import { dashboardPath, useDialogLink } from '../frame/dialog-route';
import { type Reason, reasonOf } from './account-reason';

const looks: Readonly<Record<Reason['tone'], { background: string; color: string; icon: LucideIcon }>> = {
  quiet: { background: 'var(--surface-sunk)', color: 'var(--text-soft)', icon: CirclePause },
  todo: { background: 'var(--surface-sunk)', color: 'var(--text-soft)', icon: ListTodo },
  bad: { background: 'var(--bad-soft)', color: 'var(--bad)', icon: CreditCard },
  warn: { background: 'var(--warn-soft)', color: 'var(--warn)', icon: TriangleAlert },
};

const ways = {
  billing: 'Billing timeline',
  edit: 'Finish the account',
  training: 'See what is asked',
} as const satisfies Record<Reason['leadsTo'], string>;

/** The foot of an installer's card where something is wrong: what, what follows, and the way to the whole story. */
export const AccountReason = ({ installer }: { readonly installer: ListedInstaller }) => {
  const [now] = useState(() => new Date());
  const dialog = useDialogLink();
  const reason = reasonOf(installer, now);
  if (reason === null) return null;
  const { icon: Icon, ...colours } = looks[reason.tone];
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
        ...colours,
        font: "450 12.5px/18px 'Inter Variable', Inter, system-ui, sans-serif",
        '& svg': { flex: 'none', mt: { xs: '1px', md: 0 } },
        '& b': { fontWeight: 600 },
      }}
    >
      <Icon {...smallIcon} />
      <Box component="span" sx={{ flex: 1 }}>
        <b>{reason.what}</b> {reason.next}
      </Box>
      <Link
        component={RouterLink}
        {...dialog(`${dashboardPath}/${installer.slug}/${reason.leadsTo}`)}
        sx={{ flex: 'none', color: 'inherit', font: 'inherit' }}
      >
        {ways[reason.leadsTo]}
      </Link>
    </Box>
  );
};
