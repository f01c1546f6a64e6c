import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ListedInstaller } from '@pilotlight/contracts/http/installers';
import type { ReactNode } from 'react';
import { AppDialog } from '../../../ui/AppDialog';
import { AsyncView } from '../../../ui/AsyncView';
import { Notice } from '../../../ui/Notice';
import { useCloseDialog } from './dialog-route';
import { useInstallerOfAddress } from './useInstallerOfAddress';

const Waiting = ({ children }: { readonly children: ReactNode }) => {
  const close = useCloseDialog();
  return (
    <AppDialog open title="Installer" onClose={close}>
      {children}
    </AppDialog>
  );
};

/** Draws a dialog about the installer in the address, once it is known. */
export const InstallerOfAddress = ({ children }: { readonly children: (installer: ListedInstaller) => ReactNode }) => {
  const { slug, found } = useInstallerOfAddress();
  const close = useCloseDialog();
  if (found.data?.installer) return children(found.data.installer);
  return (
    <Waiting>
      <AsyncView of={found} loading={<Skeleton height={160} />} error="Failed to fetch installers">
        {() => (
          <Notice
            title={`There is no active installer "${slug}"`}
            action={<Button onClick={close}>Back to the installers</Button>}
          />
        )}
      </AsyncView>
    </Waiting>
  );
};
