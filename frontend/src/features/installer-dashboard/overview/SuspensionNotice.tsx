import Box from '@mui/material/Box';
import { Mark } from '../../../ui/Mark';

/** Why the pilot light is out, and what that means for visitors. */
export const SuspensionNotice = () => (
  <Box
    role="status"
    sx={{
      display: 'flex',
      gap: 1.5,
      alignItems: 'center',
      p: '12px 16px',
      borderRadius: '12px',
      background: 'var(--warn-soft)',
      color: 'var(--ink)',
    }}
  >
    <Box sx={{ display: 'grid', flex: 'none' }}>
      <Mark size={24} lit={false} />
    </Box>
    Your chatbot is suspended. Visitors can’t chat until the admin team resumes it.
  </Box>
);
