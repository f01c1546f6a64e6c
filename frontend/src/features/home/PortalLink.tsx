import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { icon } from '../../ui/icon';

interface PortalLinkProps {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  readonly drawing: ReactNode;
}

const portalLink = {
  display: 'flex',
  gap: 2,
  p: 2.5,
  borderRadius: '12px',
  border: '1px solid #25435e',
  background: 'rgb(255 255 255 / .05)',
  textAlign: 'left',
  transition: 'background .12s, border-color .12s',
  '&:hover': { borderColor: '#33c1f5', background: 'rgb(255 255 255 / .09)' },
  '&.Mui-focusVisible': { outlineColor: '#33c1f5' },
} as const;

/** One way in. */
export const PortalLink = ({ to, title, text, drawing }: PortalLinkProps) => (
  <ButtonBase component={Link} to={to} sx={portalLink}>
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 44,
        height: 44,
        flex: 'none',
        borderRadius: '50%',
        background: '#17344f',
        color: '#33c1f5',
      }}
    >
      {drawing}
    </Box>
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Box sx={{ fontSize: 16, lineHeight: '24px', fontWeight: 600 }}>{title}</Box>
      <Box sx={{ color: '#a9bccb' }}>{text}</Box>
    </Box>
    <ArrowRight {...icon} />
  </ButtonBase>
);
