import Box from '@mui/material/Box';
import type { Installer } from '@pilotlight/contracts/http/installers';
import { Mark } from '../../../ui/Mark';

/** Why the pilot light is out, and what that means for visitors. */
export const SuspensionNotice = ({ by }: { by: Installer['suspendedBy'] }) => (
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
    {by === 'payment'
      ? 'Your chatbot is suspended because a payment failed. Visitors can’t chat until it is resumed.'
      : 'Your chatbot is suspended. Visitors can’t chat until the admin team resumes it.'}
  </Box>
);
