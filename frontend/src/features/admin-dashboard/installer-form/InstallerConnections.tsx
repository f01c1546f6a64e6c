import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Connection } from '@pilotlight/contracts/http/connections';
import { useState } from 'react';
import { apiErrorFrom } from '../../../api/api-error';
import { kindNames, standingOf } from '../../../shared/leads/connection-words';
import { useDisableConnectionMutation, useInstallerConnectionsQuery } from '../../../shared/leads/connections.api';
import { AsyncView } from '../../../ui/AsyncView';
import { Badge } from '../../../ui/Badge';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { toast } from '../../../ui/toasts/toasts';
import { SettingsSection } from './SettingsSection';

const Row = ({ slug, connection }: { readonly slug: string; readonly connection: Connection }) => {
  const { id, name, kind, host, enabled } = connection;
  const [asking, setAsking] = useState(false);
  const [disable, { isLoading }] = useDisableConnectionMutation();
  const confirmed = async () => {
    const { error } = await disable({ params: { slug, connectionId: id } });
    setAsking(false);
    if (error)
      toast({
        variant: 'destructive',
        title: `Couldn't switch ${name} off`,
        description: apiErrorFrom(error).reason ?? 'Please try again.',
      });
    else toast({ title: `${name} switched off` });
  };
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 44 }}>
      <Typography variant="body" sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {name} · {kindNames[kind]} · {host}
      </Typography>
      <Badge {...standingOf(connection)} />
      {enabled && (
        <Button size="small" color="error" onClick={() => setAsking(true)} aria-label={`Switch ${name} off`}>
          Switch off
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={`Switch ${name} off?`}
        confirm="Switch off"
        doing="Switching off..."
        busy={isLoading}
        destructive
        onConfirm={() => void confirmed()}
        onClose={() => setAsking(false)}
      >
        No more leads are sent there, and the installer can’t switch it on again by itself.
      </ConfirmDialog>
    </Box>
  );
};

/** Where an installer has its leads sent: to look at, and to switch off. */
export const InstallerConnections = ({ slug }: { readonly slug: string }) => {
  const connections = useInstallerConnectionsQuery({ params: { slug } }, { refetchOnMountOrArgChange: true });
  return (
    <SettingsSection title="Connections">
      <AsyncView
        of={connections}
        loading={<Skeleton variant="rounded" height={44} />}
        error="We couldn't load the connections. Please try again."
        isEmpty={({ connections: all }) => all.length === 0}
        empty={<Typography variant="small">This installer sends its leads to no system of its own.</Typography>}
      >
        {({ connections: all }) => (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {all.map((connection) => (
              <Row key={connection.id} {...{ slug, connection }} />
            ))}
          </Box>
        )}
      </AsyncView>
    </SettingsSection>
  );
};
