import Box from '@mui/material/Box';
import { Mark } from './Mark';

interface LauncherProps {
  readonly icon: string;
  /** The brand's colour, #RRGGBB. */
  readonly colour: string;
  /** Whether the chatbot answers: its pilot light is lit or out. */
  readonly lit: boolean;
  /** Why it is out. */
  readonly out?: string;
}

/** An installer's own launcher, which stands for it everywhere, with its pilot light. */
export const Launcher = ({ icon, colour, lit, out = 'Chatbot suspended' }: LauncherProps) => (
  <Box
    role="img"
    aria-label={lit ? 'Chatbot live' : out}
    style={{ backgroundColor: lit ? colour : 'var(--line-strong)' }}
    sx={{
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      width: 44,
      height: 44,
      flex: 'none',
      borderRadius: '50%',
      fontSize: 20,
      lineHeight: 1,
      boxShadow: 'inset 0 0 0 1px rgb(255 255 255 / .14)',
    }}
  >
    <Box
      component="span"
      aria-hidden
      sx={{ fontVariantEmoji: 'emoji', ...(!lit && { opacity: 0.55, filter: 'grayscale(1)' }) }}
    >
      {icon}
    </Box>
    <Box
      component="span"
      sx={{
        position: 'absolute',
        right: -5,
        bottom: -5,
        display: 'grid',
        placeItems: 'center',
        width: 20,
        height: 20,
        borderRadius: '50%',
        background: 'var(--surface)',
      }}
    >
      <Mark size={14} lit={lit} />
    </Box>
  </Box>
);
