import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { systemCallsPerMinute } from '@pilotlight/contracts/values/system-key';
import { useState } from 'react';
import { Panel } from '../../../../ui/Panel';
import { SettingsColumns } from '../SettingsColumns';
import { KeysPanel } from './KeysPanel';
import { NewKeyDialog } from './NewKeyDialog';
import { ShownOnceDialog } from './ShownOnceDialog';
import { ToldBeforeDialog } from './ToldBeforeDialog';

/** Lets the installer's own systems in, by a key each. */
export const SystemKeysTab = () => {
  const [making, setMaking] = useState(false);
  const [issued, setIssued] = useState<{ readonly key: string | null } | null>(null);
  const shown = (key: string | null) => {
    setMaking(false);
    setIssued({ key });
  };
  const close = () => setIssued(null);
  return (
    <>
      <SettingsColumns
        main={<KeysPanel onNew={() => setMaking(true)} />}
        side={
          <Panel title="For your own systems">
            <Box sx={{ display: 'grid', gap: 1, p: { xs: 2, md: '16px 24px 24px' } }}>
              <Typography variant="body">
                Job management, accounts or your own website can read leads and book visits here.
              </Typography>
              <Typography variant="body">
                <Link href="/api/v1/docs" target="_blank" rel="noreferrer">
                  How to use the API
                </Link>
              </Typography>
              <Typography variant="small">
                A key may make {systemCallsPerMinute} calls a minute. Whoever has one can do what it may do: revoke it
                as soon as you’re in doubt.
              </Typography>
            </Box>
          </Panel>
        }
      />
      <NewKeyDialog open={making} onClose={() => setMaking(false)} onIssued={shown} />
      {issued?.key && <ShownOnceDialog apiKey={issued.key} onClose={close} />}
      {issued?.key === null && <ToldBeforeDialog onClose={close} />}
    </>
  );
};
