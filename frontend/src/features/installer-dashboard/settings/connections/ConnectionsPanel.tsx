import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useOwnConnectionsQuery } from '../../../../shared/leads/connections.api';
import { AsyncView } from '../../../../ui/AsyncView';
import { smallIcon } from '../../../../ui/icon';
import { Notice } from '../../../../ui/Notice';
import { Panel } from '../../../../ui/Panel';
import { AddConnection } from './AddConnection';
import { ConnectionRow } from './ConnectionRow';
import { SecretShown } from './SecretShown';

const waiting = (
  <Box sx={{ display: 'grid', gap: 2, p: 3 }}>
    <Skeleton variant="rounded" height={72} />
    <Skeleton variant="rounded" height={72} />
  </Box>
);

/** The installer's own systems that leads are sent to. */
export const ConnectionsPanel = () => {
  // What is sent meanwhile changes how they stand: each visit asks anew.
  const connections = useOwnConnectionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const add = (
    <Button variant="contained" startIcon={<Plus {...smallIcon} />} onClick={() => setAdding(true)}>
      Add connection
    </Button>
  );
  return (
    <Panel title="Connections" aside={connections.data?.connections.length ? add : undefined}>
      <AsyncView
        of={connections}
        loading={waiting}
        error="We couldn't load your connections. Please try again."
        isEmpty={({ connections: all }) => all.length === 0}
        empty={
          <Notice
            title="Send leads to your CRM, Zapier or Make as they come in."
            text="Nothing is connected yet."
            action={add}
          />
        }
      >
        {({ connections: all }) => (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {all.map((connection) => (
              <ConnectionRow key={connection.id} connection={connection} onSecret={setSecret} />
            ))}
          </Box>
        )}
      </AsyncView>
      {adding && (
        <AddConnection
          onClose={() => setAdding(false)}
          onAdded={(made) => {
            setAdding(false);
            setSecret(made);
          }}
        />
      )}
      {secret !== null && <SecretShown secret={secret} onClose={() => setSecret(null)} />}
    </Panel>
  );
};
