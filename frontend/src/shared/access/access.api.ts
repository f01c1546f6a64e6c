import { adminLogout, installerLogout } from '@pilotlight/contracts/http/access';
import { auditorLogout } from '@pilotlight/contracts/http/audit-access';
import { api, endpointOf } from '../../api/api';
import { adminSession, auditorSession, installerSession } from '../session/sessions';

export const accessApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminLogout: build.mutation(endpointOf(adminLogout)),
    auditorLogout: build.mutation(endpointOf(auditorLogout)),
    installerLogout: build.mutation(endpointOf(installerLogout)),
  }),
});

const { useAdminLogoutMutation, useAuditorLogoutMutation, useInstallerLogoutMutation } = accessApi;

/** Revokes the admin's token on the server and forgets it here, even if the server can't be reached. */
export const useAdminLogout = (): (() => Promise<void>) => {
  const [logout] = useAdminLogoutMutation();
  return async () => {
    await logout();
    adminSession.end('signed-out');
  };
};

/** Revokes the auditor's token on the server and forgets it here, even if the server can't be reached. */
export const useAuditorLogout = (): (() => Promise<void>) => {
  const [logout] = useAuditorLogoutMutation();
  return async () => {
    await logout();
    auditorSession.end('signed-out');
  };
};

/** Revokes the installer's token on the server and forgets it here, even if the server can't be reached. */
export const useInstallerLogout = (): (() => Promise<void>) => {
  const [logout] = useInstallerLogoutMutation();
  return async () => {
    await logout();
    installerSession.end('signed-out');
  };
};
