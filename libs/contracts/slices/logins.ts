import { loginEvents } from '../events/installer-events';
import { adminLogin, adminLogout, installerLogin, installerLogout } from '../http/access';
import { auditorLogin, auditorLogout } from '../http/audit-access';
import { changeOwnPassword, endOtherSessions, endOwnSession, ownSessions } from '../http/security';
import { slice } from './slice';

export const logins = slice({
  category: 'login',
  streamId: ({ loginHash }) => loginHash,
  subject: ({ slug }) => ({ slug, sessionId: null }),
  events: loginEvents,
  routes: {
    adminLogin,
    adminLogout,
    installerLogin,
    installerLogout,
    auditorLogin,
    auditorLogout,
    ownSessions,
    endOwnSession,
    endOtherSessions,
    changeOwnPassword,
  },
});
