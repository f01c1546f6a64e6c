import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Installer } from '@pilotlight/contracts/http/installers';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AsyncView } from '../../../ui/AsyncView';
import { Notice } from '../../../ui/Notice';
import { useTabTitle } from '../../../ui/PageTitle';
import { Segmented } from '../../../ui/Segmented';
import { useListInstallersQuery } from '../admin-dashboard.api';
import { usePendingInstallersQuery } from '../approval.api';
import { AccountTabs } from '../frame/AccountTabs';
import { AdminBand } from '../frame/AdminBand';
import { page } from '../frame/page';
import { isPaid } from './evidence';
import { PaidNotRegistered } from './PaidNotRegistered';
import { PendingCard } from './PendingCard';
import { PendingSkeleton } from './PendingSkeleton';
import { filterOf, type PendingFilter, readyInWords } from './pending-view';

const queue = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: 2,
} as const;

const isReady = (installer: Installer): boolean => installer.verifiedAt !== null && isPaid(installer);

const titleOf = (filter: PendingFilter, installers: readonly Installer[] | undefined): string => {
  if (filter === 'rejected') return 'Rejected registrations';
  if (installers === undefined) return 'Pending Approval';
  return readyInWords(installers.filter(isReady).length, installers.length);
};

const nobody = {
  waiting: { title: 'No pending installers', text: 'A firm that registers on the website is listed here.' },
  rejected: { title: 'No rejected installers', text: 'A registration that you turn down can be taken back here.' },
} as const;

/** Who registered and waits for the admin's word, those ready for it first; or who was turned down. */
export const PendingScreen = () => {
  useTabTitle('Pending Approval · Admin');
  const [address, setAddress] = useSearchParams();
  const filter = filterOf(address);
  const listed = usePendingInstallersQuery({ query: { filter } }, { refetchOnMountOrArgChange: true });
  const active = useListInstallersQuery({ query: { pageSize: 1 } }).data?.counts.active;
  const [now] = useState(() => new Date());
  const { currentData, isError, refetch } = listed;
  const counts = listed.data?.counts;
  return (
    <>
      <AdminBand>
        <AccountTabs active={active} waiting={counts?.waiting} />
      </AdminBand>
      <Box component="main" sx={{ ...page, pb: 4 }}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'flex-end',
            justifyContent: 'space-between',
            gap: 2,
            py: { xs: 3, md: 4 },
            pb: { xs: 2, md: 3 },
          }}
        >
          <div>
            <Typography variant="title" component="h1">
              {titleOf(filter, currentData?.installers)}
            </Typography>
            <Typography variant="body" sx={{ mt: 0.5, color: 'var(--text-soft)' }}>
              {filter === 'waiting'
                ? 'Paid and verified ones come first. An approved chatbot is live within 2 seconds.'
                : 'All that they paid goes back and they can’t sign in to a dashboard.'}
            </Typography>
          </div>
          <Segmented<PendingFilter>
            label="Filter"
            value={filter}
            options={[
              { value: 'waiting', label: 'Waiting', ...(counts && { count: counts.waiting }) },
              { value: 'rejected', label: 'Rejected', ...(counts && { count: counts.rejected }) },
            ]}
            onChange={(next) => setAddress(next === 'waiting' ? {} : { filter: next }, { preventScrollReset: true })}
          />
        </Box>
        <AsyncView
          of={{ ...(currentData && { data: currentData }), isError, refetch }}
          loading={
            <Box sx={queue}>
              <PendingSkeleton />
            </Box>
          }
          error="Failed to fetch pending installers"
          isEmpty={({ installers }) => installers.length === 0}
          empty={<Notice role="status" {...nobody[filter]} />}
        >
          {({ installers }) => (
            <Box component="section" aria-label="Pending installers" sx={queue}>
              {installers.map((installer) => (
                <PendingCard key={installer.slug} installer={installer} now={now} />
              ))}
            </Box>
          )}
        </AsyncView>
        <PaidNotRegistered />
      </Box>
    </>
  );
};
