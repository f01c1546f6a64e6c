import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Connection } from '@pilotlight/contracts/http/connections';
import { useState } from 'react';
import { useConnectionDeliveriesQuery } from '../../../../shared/leads/connections.api';
import { AsyncView } from '../../../../ui/AsyncView';
import { Notice } from '../../../../ui/Notice';
import { SideDrawer } from '../../../../ui/SideDrawer';
import { DeliveryEntry } from './DeliveryEntry';

const waiting = (
  <Box sx={{ display: 'grid', gap: 2, p: 3 }}>
    <Skeleton variant="rounded" height={88} />
    <Skeleton variant="rounded" height={88} />
  </Box>
);

/** What was sent by a connection, the newest first, a page at a time. */
export const DeliveryDrawer = ({
  connection,
  onClose,
}: {
  readonly connection: Connection;
  readonly onClose: () => void;
}) => {
  const [before, setBefore] = useState<string | null>(null);
  const query = before === null ? {} : { before };
  const deliveries = useConnectionDeliveriesQuery(
    { params: { connectionId: connection.id }, query },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <SideDrawer title={`Deliveries of ${connection.name}`} onClose={onClose}>
      <AsyncView
        of={deliveries}
        loading={waiting}
        error="We couldn't load the deliveries. Please try again."
        isEmpty={(data) => data.deliveries.length === 0}
        empty={<Notice title="Nothing was sent in the last 30 days." />}
      >
        {({ deliveries: shown, leads, more }) => (
          <Box sx={{ display: 'grid', gap: 1, p: { xs: 1, md: 2 } }}>
            <Typography variant="small" sx={{ px: 1 }}>
              The last 30 days, the newest first.
            </Typography>
            <Box component="ol" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
              {shown.map((delivery) => (
                <DeliveryEntry
                  key={delivery.id}
                  connection={connection}
                  delivery={delivery}
                  lead={leads.find(({ id }) => id === delivery.leadId)}
                />
              ))}
            </Box>
            <Box sx={{ display: 'flex', gap: 1 }}>
              {before !== null && <Button onClick={() => setBefore(null)}>Newest</Button>}
              {more && <Button onClick={() => setBefore(shown.at(-1)?.id ?? null)}>Older</Button>}
            </Box>
          </Box>
        )}
      </AsyncView>
    </SideDrawer>
  );
};
