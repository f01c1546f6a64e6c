import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { Connection } from '@pilotlight/contracts/http/connections';
import { forwardEventNames, type HubSpotDealSettings } from '@pilotlight/contracts/values/connection';
import { useState } from 'react';
import { kindNames, standingOf, troubleOf } from '../../../../shared/leads/connection-words';
import { useChangeConnectionMutation } from '../../../../shared/leads/connections.api';
import { Badge } from '../../../../ui/Badge';
import { formatDateTime } from '../../../../ui/format';
import { tellNotDone } from '../security/not-done';
import { ConnectionActs } from './ConnectionActs';
import { DeliveryDrawer } from './DeliveryDrawer';

const dealsIn = ({ pipeline }: HubSpotDealSettings): string => pipeline || 'the default pipeline';

interface ConnectionRowProps {
  readonly connection: Connection;
  readonly onSecret: (secret: string | null) => void;
}

/** One connection: where it goes, what it sends, how it stands, and what can be done with it. */
export const ConnectionRow = ({ connection, onSecret }: ConnectionRowProps) => {
  const { id, name, kind, host, url, events, deals, enabled, offReason, lastDeliveredAt, formerSecretUntil } =
    connection;
  const [change, { isLoading }] = useChangeConnectionMutation();
  const [looking, setLooking] = useState(false);
  const trouble = troubleOf(connection);
  const turn = async (on: boolean) => {
    const { error } = await change({ params: { connectionId: id }, body: { enabled: on } });
    if (error) tellNotDone(`Couldn't switch ${name} ${on ? 'on' : 'off'}`, error);
  };
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gap: 1, p: { xs: 2, md: '16px 24px' }, '& + &': { borderTop: '1px solid var(--line)' } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="subhead" component="h3" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Badge {...standingOf(connection)} />
        <Box sx={{ flex: 1 }} />
        <Switch
          checked={enabled}
          disabled={isLoading || offReason === 'admin'}
          onChange={(_, on) => void turn(on)}
          slotProps={{ input: { 'aria-label': `Send leads to ${name}` } }}
        />
      </Box>
      <Typography variant="small" sx={{ overflowWrap: 'anywhere' }}>
        {kindNames[kind]} · {url ?? host}
      </Typography>
      {deals && <Typography variant="small">Makes deals in {dealsIn(deals)}</Typography>}
      <Typography variant="small">{events.map((event) => forwardEventNames[event]).join(', ')}</Typography>
      <Typography variant="small">
        {lastDeliveredAt ? `Last delivered ${formatDateTime(lastDeliveredAt)}` : 'Nothing delivered yet'}
        {formerSecretUntil && ` · The former secret counts until ${formatDateTime(formerSecretUntil)}`}
      </Typography>
      {trouble && (
        <Box sx={{ p: 1.5, borderRadius: '8px', background: 'var(--warn-soft)', borderLeft: '3px solid var(--warn)' }}>
          <Typography variant="body">{trouble}</Typography>
        </Box>
      )}
      <ConnectionActs connection={connection} onSecret={onSecret} onLook={() => setLooking(true)} />
      {looking && <DeliveryDrawer connection={connection} onClose={() => setLooking(false)} />}
    </Box>
  );
};
