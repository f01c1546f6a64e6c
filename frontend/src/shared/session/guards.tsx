import { Navigate, Outlet } from 'react-router-dom';
import { useAdminSession, useAuditorSession, useInstallerSession } from './sessions';

/** Lets a signed-in admin through; anyone else, and anyone whose session has just ended, is led to the door, /admin unless told. */
export const RequireAdmin = ({ door = '/admin' }: { readonly door?: string }) =>
  useAdminSession() ? <Outlet /> : <Navigate to={door} replace />;

/** Lets a signed-in auditor through; anyone else is led to the audit's login. */
export const RequireAuditor = () => (useAuditorSession() ? <Outlet /> : <Navigate to="/audit/login" replace />);

/** Lets a signed-in installer through; anyone else is led to the installer's login. */
export const RequireInstaller = () => (useInstallerSession() ? <Outlet /> : <Navigate to="/installer/login" replace />);
