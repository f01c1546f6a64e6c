import { adminLogin, adminLogout, installerLogin, installerLogout } from '@pilotlight/contracts/http/access';
import { auditorLogin, auditorLogout } from '@pilotlight/contracts/http/audit-access';
import { api, endpointOf } from '../../api/api';
import { adminSession, auditorSession, installerSession } from '../session/sessions';

export const accessApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminLogin: build.mutation(endpointOf(adminLogin)),
    adminLogout: build.mutation(endpointOf(adminLogout)),
    auditorLogin: build.mutation(endpointOf(auditorLogin)),
    auditorLogout: build.mutation(endpointOf(auditorLogout)),
    installerLogin: build.mutation(endpointOf(installerLogin)),
    installerLogout: build.mutation(endpointOf(installerLogout)),
  }),
});

export const { useAdminLoginMutation, useAuditorLoginMutation, useInstallerLoginMutation } = accessApi;
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
