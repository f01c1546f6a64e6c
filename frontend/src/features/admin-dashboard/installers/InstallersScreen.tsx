import Box from '@mui/material/Box';
import { Outlet } from 'react-router-dom';
import { AsyncView } from '../../../ui/AsyncView';
import { useTabTitle } from '../../../ui/PageTitle';
import { useListInstallersQuery } from '../admin-dashboard.api';
import { usePendingInstallersQuery } from '../approval.api';
import { AccountTabs } from '../frame/AccountTabs';
import { useAddressView } from '../frame/address-view';
import { AdminBand } from '../frame/AdminBand';
import { page } from '../frame/page';
import { Pages } from '../../../ui/Pages';
import { Pulse } from '../pulse/Pulse';
import { SelectionBar } from '../selection/SelectionBar';
import { useSelection } from '../../../shared/selection/useSelection';
import { InstallerList } from './InstallerList';
import { InstallerListSkeleton } from './InstallerListSkeleton';
import { InstallerToolbar } from './InstallerToolbar';
import { installersViewSchema, pageSize } from '../selection/installers-view';
import { NoInstallers, NothingFound } from './NoInstallers';
import { WhileFetching } from '../../../ui/WhileFetching';

/** The admin's first page: the platform now, and every active installer. Its dialogs open over it. */
export const InstallersScreen = () => {
  useTabTitle('Installers · Admin');
  const { view, show } = useAddressView(installersViewSchema);
  const listed = useListInstallersQuery({ query: { ...view, pageSize } });
  const waiting = usePendingInstallersQuery({ query: { filter: 'waiting' } }, { refetchOnMountOrArgChange: true });
  const selection = useSelection(JSON.stringify([view.search, view.filter]));
  const counts = listed.data?.counts;
  return (
    <>
      <AdminBand>
        <Pulse />
        <AccountTabs active={counts?.active} waiting={waiting.data?.counts.waiting} />
      </AdminBand>
      <Box component="main" sx={page}>
        <InstallerToolbar view={view} found={listed.data?.found} onShow={show} />
        <AsyncView
          of={listed}
          loading={<InstallerListSkeleton />}
          error="Failed to fetch installers"
          isEmpty={({ installers }) => installers.length === 0}
          empty={counts?.active === 0 ? <NoInstallers /> : <NothingFound search={view.search} onShow={show} />}
        >
          {({ installers, total }) => (
            <WhileFetching of={listed}>
              <InstallerList installers={installers} selection={selection} />
              <Pages page={view.page} pageSize={pageSize} total={total} onPage={(next) => show({ page: next })} />
              <SelectionBar selection={selection} view={view} total={total} />
            </WhileFetching>
          )}
        </AsyncView>
      </Box>
      <Outlet />
    </>
  );
};
