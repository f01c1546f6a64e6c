import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import type { ListedInstaller } from '@pilotlight/contracts/http/installers';
import type { ReactNode } from 'react';
import { columns, InstallerCard } from './InstallerCard';
import type { Selection } from '../../../shared/selection/useSelection';
import { useCardKeys } from './useCardKeys';
import { useCreated } from './useCreated';

const Heads = ({ children }: { readonly children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      alignItems: 'center',
      '& > [aria-hidden]': { display: { xs: 'none', lg: 'grid' } },
      gridTemplateColumns: columns,
      columnGap: 2.5,
      px: { xs: '9px', md: '13px' },
      color: 'var(--text-soft)',
      font: "550 12.5px/18px 'Inter Variable', Inter, system-ui, sans-serif",
    }}
  >
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {children}
      <Box component="span" aria-hidden sx={{ display: 'inline !important' }}>
        <Box component="span" sx={{ display: { lg: 'none' } }}>
          Select all on this page
        </Box>
        <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
          Installer
        </Box>
      </Box>
    </Box>
    <span aria-hidden>Account</span>
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'grid',
        gridTemplateColumns: '132px repeat(3, 1fr)',
        '& span + span': { textAlign: 'right' },
      }}
    >
      <span>Last 7 days</span>
      <span>Chats</span>
      <span>Leads</span>
      <span>Hot</span>
    </Box>
    <span aria-hidden>Payment</span>
    <Box component="span" aria-hidden sx={{ pl: 1 }}>
      Actions
    </Box>
  </Box>
);

interface InstallerListProps {
  readonly installers: readonly ListedInstaller[];
  readonly selection: Selection;
}

/** One page of installers. */
export const InstallerList = ({ installers, selection }: InstallerListProps) => {
  const slugs = installers.map(({ slug }) => slug);
  const { current, onKeyDown, onFocus } = useCardKeys(slugs, selection.toggle);
  const created = useCreated(slugs);
  const chosen = slugs.filter((slug) => selection.selected.has(slug)).length;
  return (
    <>
      <Heads>
        <Checkbox
          slotProps={{ input: { 'aria-label': `Select all ${slugs.length} on this page` } }}
          checked={chosen === slugs.length}
          indeterminate={chosen > 0 && chosen < slugs.length}
          onChange={() => selection.toggleAll(slugs)}
        />
      </Heads>
      <Box component="section" aria-label="Installers" onKeyDown={onKeyDown} sx={{ display: 'grid', gap: 1, mt: 1 }}>
        {installers.map((installer) => (
          <InstallerCard
            key={installer.slug}
            installer={installer}
            reachable={installer.slug === current}
            onFocus={() => onFocus(installer.slug)}
            created={installer.slug === created}
            selected={selection.selected.has(installer.slug)}
            onSelect={() => selection.toggle(installer.slug)}
          />
        ))}
      </Box>
    </>
  );
};
