import { installerEvents } from '../events/installer-events';
import {
  approveInstaller,
  deleteInstaller,
  pendingInstallers,
  previewDeletion,
  rejectInstaller,
} from '../http/approval';
import { setManualPaymentMode } from '../http/billing';
import {
  addConnection,
  changeConnection,
  connectionDeliveries,
  deleteConnection,
  ownConnections,
  redeliver,
  rotateConnectionSecret,
  testConnection,
} from '../http/connections';
import { forwardLeads, forwardLeadsForAdmin } from '../http/forwarding-to-crm';
import { disableConnection, installerConnections } from '../http/installer-connections';
import { installerMe, listInstallers, rotateApiKey, saveInstaller } from '../http/installers';
import {
  installerTraining,
  ownTraining,
  previewTraining,
  publishTraining,
  saveTrainingDraft,
  tryTraining,
} from '../http/training';
import { installerStory } from '../http/installer-story';
import {
  changeChatbots,
  installersCsv,
  matchingInstallers,
  reactivateInstaller,
  suspendChatbot,
} from '../http/chatbots';
import { changeInstallerSettings } from '../http/settings';
import { issueSystemKey, revokeSystemKey, systemKeys } from '../http/system-keys';
import { checkOwnWebsites, checkWebsites } from '../http/website-check';
import { slice } from './slice';

export const installers = slice({
  category: 'installer',
  streamId: ({ slug }) => slug,
  subject: ({ slug }) => ({ slug, sessionId: null }),
  events: installerEvents,
  routes: {
    approveInstaller,
    deleteInstaller,
    pendingInstallers,
    previewDeletion,
    rejectInstaller,
    setManualPaymentMode,
    installerMe,
    installerStory,
    listInstallers,
    reactivateInstaller,
    rotateApiKey,
    saveInstaller,
    suspendChatbot,
    changeChatbots,
    matchingInstallers,
    installersCsv,
    installerTraining,
    ownTraining,
    previewTraining,
    publishTraining,
    saveTrainingDraft,
    tryTraining,
    changeInstallerSettings,
    checkOwnWebsites,
    checkWebsites,
    systemKeys,
    issueSystemKey,
    revokeSystemKey,
    addConnection,
    changeConnection,
    connectionDeliveries,
    deleteConnection,
    disableConnection,
    forwardLeads,
    forwardLeadsForAdmin,
    installerConnections,
    ownConnections,
    redeliver,
    rotateConnectionSecret,
    testConnection,
  },
});
