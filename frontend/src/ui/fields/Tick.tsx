import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { Check } from 'lucide-react';

interface TickProps {
  readonly name: string;
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly onBlur?: () => void;
}

const box = { display: 'inline-grid', placeItems: 'center', width: 20, height: 20, borderRadius: '5px' } as const;

export const Tick = ({ name, label, checked, onChange, onBlur }: TickProps) => (
  <Box
    component="label"
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 1,
      minHeight: { xs: 44, md: 'auto' },
      ml: '-2px',
      cursor: 'pointer',
    }}
  >
    <Checkbox
      name={name}
      checked={checked}
      onChange={(_, next) => onChange(next)}
      {...(onBlur && { onBlur })}
      icon={
        <Box component="span" sx={{ ...box, border: '1.5px solid var(--text-soft)', background: 'var(--surface)' }} />
      }
      checkedIcon={
        <Box component="span" sx={{ ...box, background: 'var(--flame-deep)', color: 'var(--on-flame-deep)' }}>
          <Check size={14} strokeWidth={2.5} />
        </Box>
      }
    />
    {label}
  </Box>
);
