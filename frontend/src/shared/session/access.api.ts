import { adminLogin, adminLogout, installerLogin, installerLogout } from '@pilotlight/contracts/http/access';
import { api } from '../../api/api';
import { endpointOf } from '../../api/endpoint';
import { adminSession, installerSession } from './sessions';

export const accessApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminLogin: build.mutation(endpointOf(adminLogin)),
    adminLogout: build.mutation(endpointOf(adminLogout)),
    installerLogin: build.mutation(endpointOf(installerLogin)),
    installerLogout: build.mutation(endpointOf(installerLogout)),
  }),
});

export const { useAdminLoginMutation, useInstallerLoginMutation } = accessApi;
const { useAdminLogoutMutation, useInstallerLogoutMutation } = accessApi;

/** Revokes the admin's token on the server and forgets it here, even if the server can't be reached. */
export const useAdminLogout = (): (() => Promise<void>) => {
  const [logout] = useAdminLogoutMutation();
  return async () => {
    await logout();
    adminSession.end('signed-out');
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
