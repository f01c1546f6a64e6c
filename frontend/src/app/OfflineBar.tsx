import Box from '@mui/material/Box';
import { useOfflineAsOf } from '../api/offline';
import { formatTime } from '../ui/format';

/** Above everything while what is shown was kept from before. */
export const OfflineBar = () => {
  const asOf = useOfflineAsOf();
  if (asOf === null) return null;
  return (
    <Box
      role="status"
      sx={{ p: '6px 16px', textAlign: 'center', background: 'var(--warn-soft)', color: 'var(--warn)', fontSize: 14 }}
    >
      Offline · as of {formatTime(new Date(asOf))}
    </Box>
  );
};
