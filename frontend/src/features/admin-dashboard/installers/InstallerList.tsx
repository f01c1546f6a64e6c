import Box from '@mui/material/Box';
import type { ListedInstaller } from '@pilotlight/contracts/http/installers';
import { columns, InstallerCard } from './InstallerCard';
import { useCardKeys } from './useCardKeys';

const Heads = () => (
  <Box
    aria-hidden
    sx={{
      display: { xs: 'none', lg: 'grid' },
      gridTemplateColumns: columns,
      columnGap: 2.5,
      px: '21px',
      color: 'var(--text-soft)',
      font: "550 12.5px/18px 'Inter Variable', Inter, system-ui, sans-serif",
    }}
  >
    <span>Installer</span>
    <span>Account</span>
    <Box
      component="span"
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
    <span>Payment</span>
    <Box component="span" sx={{ pl: 1 }}>
      Actions
    </Box>
  </Box>
);

/** One page of installers. */
export const InstallerList = ({ installers }: { readonly installers: readonly ListedInstaller[] }) => {
  const { current, onKeyDown, onFocus } = useCardKeys(installers.map(({ slug }) => slug));
  return (
    <>
      <Heads />
      <Box component="section" aria-label="Installers" onKeyDown={onKeyDown} sx={{ display: 'grid', gap: 1, mt: 1 }}>
        {installers.map((installer) => (
          <InstallerCard
            key={installer.slug}
            installer={installer}
            reachable={installer.slug === current}
            onFocus={() => onFocus(installer.slug)}
          />
        ))}
      </Box>
    </>
  );
};
