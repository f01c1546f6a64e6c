import { auditEvents } from '../events/audit-events';
import {
  auditedEvent,
  auditedInstallers,
  chainStatus,
  exportChain,
  searchEvents,
  verifyChain,
  viewEventPersonalData,
} from '../http/audit';
import { installerStateComparison, viewInstallerPersonalData } from '../http/audit-state';
import { slice } from './slice';

/** What auditors look at, and which personal words they were shown. */
export const audit = slice({
  category: 'audit',
  streamId: ({ slug }) => slug,
  subject: ({ slug }) => ({ slug, sessionId: null }),
  events: auditEvents,
  routes: {
    auditedEvent,
    auditedInstallers,
    chainStatus,
    exportChain,
    searchEvents,
    verifyChain,
    viewEventPersonalData,
    installerStateComparison,
    viewInstallerPersonalData,
  },
});
