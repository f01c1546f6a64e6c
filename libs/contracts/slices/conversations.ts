import { conversationEvents } from '../events/conversation-events';
import { clearAlarm, reopenAlarm } from '../http/alarms';
import { periodAnalytics, periodAnalyticsForAdmin, platformAnalytics } from '../http/analytics';
import {
  conversationCsv,
  installerConversations,
  installerConversationsForAdmin,
  installerNews,
  installerOverview,
} from '../http/conversations';
import { suggestReply } from '../http/suggested-reply';
import { dismissOpenQuestion, handBackConversation, replyAsInstaller, takeOverConversation } from '../http/handover';
import { installerTyping, widgetListen, widgetTyping, widgetUnread } from '../http/hearing';
import { installerAnalytics, installerAnalyticsForAdmin, platformPulse } from '../http/insights';
import { installerRanking, platformInsights } from '../http/platform-insights';
import { platformStats } from '../http/platform-stats';
import { addLeadNote, requestJobDetail, setLeadStage, tagConversationPhoto } from '../http/lead-work';
import {
  adminLeadCounts,
  adminLeads,
  adminLeadSelection,
  installerLeadCounts,
  installerLeads,
  installerLeadSelection,
  setLeadStages,
} from '../http/lead-hub';
import {
  adminJobSheetsPdf,
  adminLeadsCsv,
  installerJobSheetsPdf,
  installerLeadsCsv,
  jobSheetPdf,
  jobSheetPdfForAdmin,
} from '../http/lead-exports';
import { forwardLead, forwardLeadForAdmin, leadForwarding, leadForwardingForAdmin } from '../http/lead-forwarding';
import { conversationLead, conversationLeadForAdmin, editLead, editLeadDetails } from '../http/leads';
import { adminLive, installerLive } from '../http/live';
import {
  conversationPhotos,
  conversationPhotosForAdmin,
  installerUpload,
  photoFile,
  widgetPhotos,
  widgetPhotoSlot,
  widgetUpload,
} from '../http/photos';
import { widgetAccess, widgetChat, widgetConversation, widgetLauncher, widgetLead } from '../http/widget';
import { changeSystemLead, systemLead, systemLeads } from '../http/public-api';
import { slice } from './slice';

export const conversations = slice({
  category: 'conversation',
  streamId: ({ sessionId }) => sessionId,
  subject: ({ slug, sessionId }) => ({ slug, sessionId }),
  events: conversationEvents,
  routes: {
    systemLeads,
    systemLead,
    changeSystemLead,
    clearAlarm,
    reopenAlarm,
    conversationCsv,
    installerConversations,
    installerConversationsForAdmin,
    adminLive,
    installerLive,
    installerNews,
    installerOverview,
    installerTyping,
    dismissOpenQuestion,
    handBackConversation,
    replyAsInstaller,
    suggestReply,
    takeOverConversation,
    installerAnalytics,
    installerAnalyticsForAdmin,
    platformPulse,
    platformInsights,
    platformStats,
    periodAnalytics,
    periodAnalyticsForAdmin,
    platformAnalytics,
    installerRanking,
    addLeadNote,
    requestJobDetail,
    setLeadStage,
    adminLeadCounts,
    adminLeads,
    adminLeadSelection,
    installerLeadCounts,
    installerLeads,
    installerLeadSelection,
    setLeadStages,
    forwardLead,
    forwardLeadForAdmin,
    leadForwarding,
    leadForwardingForAdmin,
    adminJobSheetsPdf,
    adminLeadsCsv,
    installerJobSheetsPdf,
    installerLeadsCsv,
    jobSheetPdf,
    jobSheetPdfForAdmin,
    tagConversationPhoto,
    conversationLead,
    conversationLeadForAdmin,
    editLead,
    editLeadDetails,
    conversationPhotos,
    conversationPhotosForAdmin,
    installerUpload,
    photoFile,
    widgetPhotos,
    widgetPhotoSlot,
    widgetUpload,
    widgetAccess,
    widgetChat,
    widgetConversation,
    widgetLauncher,
    widgetLead,
    widgetListen,
    widgetTyping,
    widgetUnread,
  },
});
