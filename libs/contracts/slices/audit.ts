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
import { platformHealth } from '../http/platform-health';
import { redrivePolicies } from '../http/policies';
import { slice } from './slice';

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
    platformHealth,
    redrivePolicies,
    verifyChain,
    viewEventPersonalData,
    installerStateComparison,
    viewInstallerPersonalData,
  },
});
