import Box from '@mui/material/Box';
import { Outlet } from 'react-router-dom';
import { page } from '../../frame/page';
import { LogBand } from './LogBand';
import { SentMessages } from './SentMessages';
import { SuppressedAddresses } from './SuppressedAddresses';
import { useLogView } from './useDeliveryLog';

/** What was sent and what became of it; one message's story opens over it. */
export const DeliveryLogScreen = () => {
  const { view, show } = useLogView();
  return (
    <>
      <LogBand show={view.show} />
      <Box component="main" sx={{ ...page, py: { xs: 2, md: 3 } }}>
        {view.show === 'suppressed' ? <SuppressedAddresses /> : <SentMessages view={view} onShow={show} />}
      </Box>
      <Outlet />
    </>
  );
};
