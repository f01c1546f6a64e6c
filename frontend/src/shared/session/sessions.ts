import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { storedSession, type StoredSession } from './stored-session';

const token = z.string().min(1);

const adminSchema = z.object({ token, email: z.string() });

const installerSchema = z.object({ token, email: z.string(), slug: z.string(), name: z.string() });

export const adminSession = storedSession(adminSchema, { token: 'admin_token', email: 'admin_email' });

const auditorSchema = z.object({ token, email: z.string(), seesPersonalData: z.stringbool() });

export const auditorSession = storedSession(auditorSchema, {
  token: 'auditor_token',
  email: 'auditor_email',
  seesPersonalData: 'auditor_sees_personal_data',
});

export const installerSession = storedSession(installerSchema, {
  token: 'installer_token',
  email: 'installer_email',
  slug: 'installer_slug',
  name: 'installer_name',
});

const useSession = <S extends { token: string }>({ subscribe, read }: StoredSession<S>): S | null =>
  useSyncExternalStore(subscribe, read);

export const useAdminSession = () => useSession(adminSession);
export const useAuditorSession = () => useSession(auditorSession);
export const useInstallerSession = () => useSession(installerSession);
