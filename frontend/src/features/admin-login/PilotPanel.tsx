import Box from '@mui/material/Box';
import { Brand } from '../../ui/Brand';
import lights from './lights.svg';

const glow = 'radial-gradient(640px 560px at 50% 52%, #14395b, transparent), #0b1f33';
const darkGlow = 'radial-gradient(640px 560px at 50% 52%, #10304a, transparent), #0c1925';

/** The portal's name over a flame made of small lights, as many installers make one platform. */
export const PilotPanel = () => (
  <Box
    component="header"
    sx={{
      position: 'relative',
      overflow: 'hidden',
      minHeight: { xs: 216, md: 0 },
      px: { xs: 2, md: 6 },
      color: '#ffffff',
      background: glow,
      '@media (prefers-color-scheme: dark)': { background: darkGlow, borderRight: '1px solid var(--band-line)' },
    }}
  >
    <Box sx={{ position: 'relative', zIndex: 1, display: 'flex', alignItems: 'center', height: { xs: 64, md: 96 } }}>
      <Brand>
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          Admin Portal
        </Box>
        <Box component="span" sx={{ display: { xs: 'inline', md: 'none' } }}>
          Admin
        </Box>
      </Brand>
    </Box>
    <Box
      component="img"
      src={lights}
      alt="A pilot light drawn in small lights"
      width={900}
      height={648}
      sx={{
        position: 'absolute',
        left: '50%',
        top: { xs: '62%', md: '48%' },
        width: { xs: 420, md: 'min(124%, 900px)' },
        height: 'auto',
        transform: 'translate(-50%, -50%)',
      }}
    />
  </Box>
);
