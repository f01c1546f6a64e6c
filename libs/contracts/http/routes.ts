import { adminLogin, adminLogout, installerLogin, installerLogout } from './access';
import {
  auditedEvent,
  auditedInstallers,
  chainStatus,
  exportChain,
  searchEvents,
  verifyChain,
  viewEventPersonalData,
} from './audit';
import { auditorLogin, auditorLogout } from './audit-access';
import { installerWasAndNow, viewInstallerPersonalData } from './audit-state';
import {
  installerConversations,
  installerConversationsForAdmin,
  installerNews,
  installerOverview,
} from './conversations';
import { handBackConversation, replyAsInstaller, takeOverConversation } from './handover';
import { installerAnalytics, installerAnalyticsForAdmin, platformPulse } from './insights';
import {
  installerMe,
  listInstallers,
  reactivateInstaller,
  rotateApiKey,
  saveInstaller,
  suspendChatbot,
} from './installers';
import { addLeadNote, requestJobDetail, setLeadStage, tagConversationPhoto } from './lead-work';
import { conversationLead, conversationLeadForAdmin, editLead } from './leads';
import {
  eraseConversation,
  eraseConversationForAdmin,
  exportConversation,
  exportConversationForAdmin,
  samePersonConversations,
  samePersonConversationsForAdmin,
} from './people';
import {
  conversationPhotos,
  conversationPhotosForAdmin,
  photoFile,
  widgetPhotos,
  widgetPhotoSlot,
  widgetUpload,
} from './photos';
import type { Route } from './route';
import {
  installerTraining,
  ownTraining,
  previewTraining,
  publishTraining,
  saveTrainingDraft,
  tryTraining,
} from './training';
import { widgetAccess, widgetChat, widgetConversation, widgetLauncher, widgetLead } from './widget';

/** Every call there is, by the name that it has in OpenAPI too. What is not listed here is not served. */
export const routesByName = {
  adminLogin,
  adminLogout,
  installerLogin,
  installerLogout,
  listInstallers,
  saveInstaller,
  rotateApiKey,
  suspendChatbot,
  reactivateInstaller,
  installerMe,
  installerTraining,
  saveTrainingDraft,
  publishTraining,
  previewTraining,
  tryTraining,
  ownTraining,
  installerAnalyticsForAdmin,
  installerAnalytics,
  platformPulse,
  installerConversationsForAdmin,
  installerConversations,
  conversationLead,
  conversationLeadForAdmin,
  editLead,
  requestJobDetail,
  setLeadStage,
  addLeadNote,
  tagConversationPhoto,
  eraseConversation,
  eraseConversationForAdmin,
  exportConversation,
  exportConversationForAdmin,
  samePersonConversations,
  samePersonConversationsForAdmin,
  replyAsInstaller,
  takeOverConversation,
  handBackConversation,
  auditorLogin,
  auditorLogout,
  auditedInstallers,
  searchEvents,
  auditedEvent,
  viewEventPersonalData,
  installerWasAndNow,
  viewInstallerPersonalData,
  chainStatus,
  verifyChain,
  exportChain,
  installerNews,
  installerOverview,
  widgetLauncher,
  widgetAccess,
  widgetChat,
  widgetLead,
  widgetConversation,
  widgetUpload,
  widgetPhotos,
  widgetPhotoSlot,
  conversationPhotos,
  conversationPhotosForAdmin,
  photoFile,
} satisfies Readonly<Record<string, Route>>;

export const routes: readonly Route[] = Object.values(routesByName);
