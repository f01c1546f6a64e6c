import IconButton from '@mui/material/IconButton';
import { Eye, EyeOff } from 'lucide-react';
import { icon } from '../icon';

/** Lets a password be looked at. */
export const PasswordEye = ({ visible, onToggle }: { readonly visible: boolean; readonly onToggle: () => void }) => (
  <IconButton
    edge="end"
    aria-label={visible ? 'Hide password' : 'Show password'}
    onClick={onToggle}
    sx={{ color: 'var(--text-soft)', mr: '-10px' }}
  >
    {visible ? <EyeOff {...icon} /> : <Eye {...icon} />}
  </IconButton>
);
