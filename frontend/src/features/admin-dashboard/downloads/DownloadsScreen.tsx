import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import { smallIcon } from '../../../ui/icon';
import { useTabTitle } from '../../../ui/PageTitle';
import { Panel } from '../../../ui/Panel';
import { useListInstallersQuery } from '../admin-dashboard.api';
import { usePendingInstallersQuery } from '../approval.api';
import { AccountTabs } from '../frame/AccountTabs';
import { AdminBand } from '../frame/AdminBand';
import { page } from '../frame/page';
import { pluginFile, useDownload } from './useDownload';

const steps = [
  `In the installer’s WordPress, open Plugins, Add New, Upload Plugin, and choose ${pluginFile}.`,
  'Press Install Now, then Activate.',
  'Open Settings, Pilotlight, paste the line from Embed Code and press Save Changes.',
  'Press Test connection. If the website isn’t let in, add its domain to the installer’s allowed domains.',
];

const facts = [
  ['Version', '1.0.0'],
  ['Size', 'about 13 KB'],
  ['File', pluginFile],
  ['Needs', 'WordPress 6.1 and PHP 7.4, or later'],
] as const;

/** What installers put on their websites: the WordPress plugin. */
export const DownloadsScreen = () => {
  useTabTitle('Downloads · Admin');
  const active = useListInstallersQuery({ query: { pageSize: 1 } }).data?.counts.active;
  const waiting = usePendingInstallersQuery({ query: { filter: 'waiting' } }).data?.counts.waiting;
  const { isLoading, start } = useDownload();
  return (
    <>
      <AdminBand>
        <AccountTabs active={active} waiting={waiting} />
      </AdminBand>
      <Box component="main" sx={{ ...page, pb: 4 }}>
        <Typography variant="title" component="h1" sx={{ py: { xs: 2, md: 4 } }}>
          Downloads
        </Typography>
        <Box sx={{ maxWidth: 720 }}>
          <Panel title="WordPress plugin">
            <Box sx={{ display: 'grid', gap: 3, p: { xs: 2, md: 3 } }}>
              <Typography variant="body">
                Puts an installer’s chat on a WordPress website: on every page or on some, or in the text of one.
              </Typography>
              <Box
                component="dl"
                sx={{ display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', gap: '4px 24px', m: 0 }}
              >
                {facts.map(([name, value]) => (
                  <Box key={name} sx={{ display: 'contents' }}>
                    <Typography variant="body" component="dt" sx={{ color: 'var(--text-soft)' }}>
                      {name}
                    </Typography>
                    <Typography variant="body" component="dd" sx={{ m: 0 }}>
                      {value}
                    </Typography>
                  </Box>
                ))}
              </Box>
              <div>
                <Button
                  variant="contained"
                  startIcon={<Download {...smallIcon} />}
                  loading={isLoading}
                  onClick={() => void start()}
                >
                  Download plugin
                </Button>
              </div>
              <div>
                <Typography variant="label" component="h3" sx={{ fontWeight: 600 }}>
                  Install it
                </Typography>
                <Box component="ol" sx={{ display: 'grid', gap: 1, m: 0, mt: 1, pl: 3, listStyle: 'decimal' }}>
                  {steps.map((step) => (
                    <Typography key={step} variant="body" component="li">
                      {step}
                    </Typography>
                  ))}
                </Box>
              </div>
            </Box>
          </Panel>
        </Box>
      </Box>
    </>
  );
};
