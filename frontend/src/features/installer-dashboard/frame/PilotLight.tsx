import Box from '@mui/material/Box';
import { Mark } from '../../../ui/Mark';

/** Whether the chatbot answers: its flame is lit or out. */
export const PilotLight = ({ suspended }: { readonly suspended: boolean }) => (
  <Box
    sx={{
      display: 'grid',
      justifyItems: 'center',
      gap: 0.5,
      py: 1,
      color: suspended ? 'var(--rail-text)' : '#fff',
      font: "550 12.5px/16px 'Inter Variable', Inter, system-ui, sans-serif",
      '& svg': suspended
        ? { '--text-soft': 'var(--rail-text)' }
        : { filter: 'drop-shadow(0 0 6px rgb(0 174 239 / .9))' },
    }}
  >
    <Mark size={18} lit={!suspended} />
    {suspended ? 'Suspended' : 'Live'}
  </Box>
);
