import { Navigate, Outlet } from 'react-router-dom';
import { useAdminSession, useInstallerSession } from './sessions';

/** Lets a signed-in admin through; anyone else, and anyone whose session has just ended, is led to /admin. */
export const RequireAdmin = () => (useAdminSession() ? <Outlet /> : <Navigate to="/admin" replace />);

/** Lets a signed-in installer through; anyone else is led to the installer's login. */
export const RequireInstaller = () => (useInstallerSession() ? <Outlet /> : <Navigate to="/installer/login" replace />);
