import { useSyncExternalStore } from 'react';
import { storedSession, type StoredSession } from './stored-session';

interface AdminSession {
  readonly token: string;
  readonly email: string;
}

interface AuditorSession extends AdminSession {
  readonly seesPersonalData: boolean;
}

interface InstallerSession extends AdminSession {
  readonly slug: string;
  readonly name: string;
}

// Read by hand: a schema would bring its library to the sign-in screens, which need no other.
export const adminSession = storedSession<AdminSession>(
  { token: 'admin_token', email: 'admin_email' },
  ({ token, email }) => (token && email !== undefined ? { token, email } : null),
);

export const auditorSession = storedSession<AuditorSession>(
  { token: 'auditor_token', email: 'auditor_email', seesPersonalData: 'auditor_sees_personal_data' },
  ({ token, email, seesPersonalData: sees }) =>
    token && email !== undefined && sees !== undefined ? { token, email, seesPersonalData: sees === 'true' } : null,
);

export const installerSession = storedSession<InstallerSession>(
  { token: 'installer_token', email: 'installer_email', slug: 'installer_slug', name: 'installer_name' },
  ({ token, email, slug, name }) =>
    token && email !== undefined && slug !== undefined && name !== undefined ? { token, email, slug, name } : null,
);

const useSession = <S extends { token: string }>({ subscribe, read }: StoredSession<S>): S | null =>
  useSyncExternalStore(subscribe, read);

export const useAdminSession = () => useSession(adminSession);
export const useAuditorSession = () => useSession(auditorSession);
export const useInstallerSession = () => useSession(installerSession);
