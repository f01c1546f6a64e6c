import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { LogOut } from 'lucide-react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { type PortalLink, usePortalLinks } from '../../../shared/navigation/portal-navigation';
import { useInstallerLogout } from '../../../shared/access/access.api';
import { leave } from '../../../shared/unsaved/leaving';
import { Mark } from '../../../ui/Mark';
import { stepByArrows } from '../../../ui/step-by-arrows';
import { analyticsPath } from '../analytics/analytics-path';
import { diaryPath } from '../diary/diary-path';
import { transcriptPath } from '../transcript-path';
import { InstallerHands } from '../palette/InstallerHands';
import { WaitingCount } from './WaitingCount';
import { type ChatbotState, PilotLight } from './PilotLight';

const drawing = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;

const item = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 0.5,
  height: { xs: 56, md: 64 },
  borderRadius: '8px',
  color: 'inherit',
  font: "550 12.5px/16px 'Inter Variable', Inter, system-ui, sans-serif",
  // Six of them stand side by side on a phone.
  '@media (max-width: 899.95px)': { minWidth: 0, fontSize: 11.5, letterSpacing: '-.01em' },
  '@media (max-width: 419.95px)': { fontSize: 10.5, letterSpacing: '-.02em' },
  '&:hover': { color: '#fff' },
  '&:focus-visible, &.Mui-focusVisible': { outlineColor: '#5cccf7', outlineOffset: -2 },
  '&[aria-current]': { color: '#fff', background: { md: 'var(--rail-high)' } },
  '&[aria-current] svg': { stroke: '#33c1f5' },
} as const;

/** On a phone the overview leads there: the bar has room for five. */
const beyondThumbs = { ...item, display: { xs: 'none', md: 'flex' } } as const;

const isOpen = ({ to, end, alsoAt }: PortalLink, pathname: string): boolean =>
  matchPath({ path: to, end }, pathname) !== null || alsoAt.includes(pathname);

interface RailProps {
  readonly chatbot: ChatbotState | null;
  /** How many visitors wait for a person's word. */
  readonly waiting: number;
  /** How many visits wait to be confirmed. */
  readonly pending: number;
}

/** The ways through the dashboard: an ink rail at the left, up to 900 px the bar at the foot. */
export const Rail = ({ chatbot, waiting, pending }: RailProps) => {
  const logout = useInstallerLogout();
  const links = usePortalLinks();
  const { pathname } = useLocation();
  return (
    <Box
      component="nav"
      aria-label="Installer"
      onKeyDown={stepByArrows}
      sx={{
        position: 'sticky',
        top: { md: 0 },
        bottom: { xs: 0, md: 'auto' },
        zIndex: 5,
        display: 'flex',
        flexDirection: { xs: 'row', md: 'column' },
        height: { md: '100dvh' },
        p: { xs: '4px 4px calc(4px + env(safe-area-inset-bottom))', md: 1 },
        gap: { md: 0.5 },
        background: 'var(--rail)',
        color: 'var(--rail-text)',
        boxShadow: { xs: '0 -8px 24px rgb(11 31 51 / .12)', md: 'none' },
        '& > a, & > button': { flex: { xs: 1, md: 'none' } },
      }}
    >
      <Box aria-hidden sx={{ display: { xs: 'none', md: 'grid' }, placeItems: 'center', height: 72 }}>
        <Mark />
      </Box>
      {links.map((link) => {
        const { to, label, icon: Icon } = link;
        return (
          <ButtonBase
            key={to}
            component={Link}
            to={to}
            aria-current={isOpen(link, pathname) ? 'page' : undefined}
            sx={to === analyticsPath ? beyondThumbs : item}
          >
            <Icon {...drawing} />
            {label}
            {to === transcriptPath() && <WaitingCount waiting={waiting} words="waiting for a reply" />}
            {to === diaryPath() && <WaitingCount calm waiting={pending} words="to confirm" />}
          </ButtonBase>
        );
      })}
      <InstallerHands links={links} sx={{ ...item, display: { xs: 'none', md: 'flex' } }} />
      <Box sx={{ display: { xs: 'none', md: 'block' }, mt: 'auto', mb: 1 }}>
        {chatbot && <PilotLight state={chatbot} />}
      </Box>
      {/* On a phone it is in the settings: a thumb that looks for them here would end the session. */}
      <ButtonBase onClick={() => leave(() => void logout())} sx={{ ...item, display: { xs: 'none', md: 'flex' } }}>
        <LogOut {...drawing} />
        Logout
      </ButtonBase>
    </Box>
  );
};
