import { Module } from '@nestjs/common';
import { AppointmentsReader } from '@pilotlight/projections/appointments/appointments.reader';
import { ContactsReader } from '@pilotlight/projections/contacts/contacts.reader';
import { ConversationsReader } from '@pilotlight/projections/conversations/conversations.reader';
import { OverviewReader } from '@pilotlight/projections/conversations/overview.reader';
import { RetentionReader } from '@pilotlight/projections/conversations/retention.reader';
import { LeadsReader } from '@pilotlight/projections/leads/leads.reader';
import { NotificationsReader } from '@pilotlight/projections/notifications/notifications.reader';
import { PlatformPromptModule } from '../platform-prompt/platform-prompt.module';
import { InstallersModule } from '../installers/installers.module';
import { BookableConversations } from './bookable-conversations';
import { PrivacyRequests } from './privacy/privacy-requests';
import { PeopleController } from './privacy/people.controller';
import { Retention } from './privacy/retention';
import { UnfinishedErasures } from './privacy/unfinished-erasures';
import { KeptPhotos } from './photos/kept-photos';
import { LinkedPhotos } from './photos/linked-photos';
import { MissingPhotos } from './photos/missing-photos';
import { PhotoMaintenance } from './photos/photo-maintenance';
import { PrintedPhotos } from './photos/printed-photos';
import { PhotosController } from './photos/photos.controller';
import { SealedPhotos } from './photos/sealed-photos';
import { SuppressionsModule } from '../suppressions/suppressions.module';
import { aggregate } from '../write-side/aggregate.module';
import { policy } from '../write-side/policy';
import { AggregateCacheInvalidator } from '../write-side/aggregate-cache-invalidator';
import { NoteAppointmentHandler } from './visits/note-appointment.command';
import { NoteAppointments } from './visits/note-appointment.policy';
import { VisitsInChat } from './replies/visits-in-chat';
import { SuggestedReply } from './replies/suggested-reply';
import { ReplyService } from './replies/reply-service';
import { AlarmsController } from './alarms/alarms.controller';
import { ClearAlarmHandler } from './alarms/clear-alarm.command';
import { ReopenAlarmHandler } from './alarms/reopen-alarm.command';
import { AddLeadNoteHandler } from './leads/add-lead-note.command';
import { EditLeadHandler } from './leads/edit-lead.command';
import { EraseConversationHandler } from './privacy/erase-conversation.command';
import { DismissOpenQuestionHandler } from './handover/dismiss-open-question.command';
import { HandBackHandler } from './handover/hand-back.command';
import { ReceiveVisitorMessageHandler } from './messages/receive-visitor-message.command';
import { RecordReplyHandler } from './replies/record-reply.command';
import { ReplyAsInstallerHandler } from './handover/reply-as-installer.command';
import { RequestCallbackHandler } from './leads/request-callback.command';
import { RequestJobDetailHandler } from './leads/request-job-detail.command';
import { MarketingConsents } from './leads/marketing-consents';
import { RefuseMarketingHandler } from './leads/refuse-marketing.command';
import { SetLeadStageHandler } from './leads/set-lead-stage.command';
import { SubmitLeadHandler } from './leads/submit-lead.command';
import { TagPhotoHandler } from './photos/tag-photo.command';
import { TakeOverHandler } from './handover/take-over.command';
import { conversationAggregate, ConversationStream } from './aggregate/conversation.stream';
import { ConversationsController } from './conversations.controller';
import { HandoverController } from './handover/handover.controller';
import { LeadForwards } from './leads/lead-forwards';
import { LeadViews } from './leads/lead-views';
import { LeadHubController } from './leads/lead-hub.controller';
import { LeadStages } from './leads/lead-stages';
import { LeadWorkController } from './leads/lead-work.controller';
import { ForwardLeadHandler } from './leads/forward-lead.command';
import { LeadsController } from './leads/leads.controller';
import { InFlightReplies } from './replies/in-flight-replies';
import { MessagePhotos } from './photos/message-photos';
import { PhotoTags } from './photos/photo-tags';
import { FirmPhotosController } from './photos/firm-photos.controller';

// An installer weighs about 1 kB, a conversation about 1 kB a message.
const conversationStreams = aggregate(ConversationStream, conversationAggregate, 20_000);

/** Stops a reply once its visitor has lost the right to it; it reads what the caches know. */
const inFlightReplies = {
  provide: InFlightReplies,
  inject: [AggregateCacheInvalidator],
  useFactory: (memory: AggregateCacheInvalidator): InFlightReplies => {
    const pending = new InFlightReplies();
    memory.followAfterCaches(pending);
    return pending;
  },
};

@Module({
  imports: [InstallersModule, PlatformPromptModule, SuppressionsModule, conversationStreams],
  controllers: [
    AlarmsController,
    ConversationsController,
    HandoverController,
    LeadHubController,
    LeadsController,
    LeadWorkController,
    PeopleController,
    PhotosController,
    FirmPhotosController,
  ],
  providers: [
    AddLeadNoteHandler,
    ClearAlarmHandler,
    ReopenAlarmHandler,
    EditLeadHandler,
    EraseConversationHandler,
    ForwardLeadHandler,
    DismissOpenQuestionHandler,
    HandBackHandler,
    ReceiveVisitorMessageHandler,
    RecordReplyHandler,
    ReplyAsInstallerHandler,
    RequestCallbackHandler,
    RequestJobDetailHandler,
    RefuseMarketingHandler,
    SetLeadStageHandler,
    SubmitLeadHandler,
    TagPhotoHandler,
    TakeOverHandler,
    AppointmentsReader,
    ContactsReader,
    ConversationsReader,
    NotificationsReader,
    OverviewReader,
    RetentionReader,
    ReplyService,
    SuggestedReply,
    VisitsInChat,
    NoteAppointmentHandler,
    ...policy(NoteAppointments),
    LeadStages,
    LeadsReader,
    LeadForwards,
    LeadViews,
    MarketingConsents,
    inFlightReplies,
    MessagePhotos,
    PhotoTags,
    BookableConversations,
    PrivacyRequests,
    Retention,
    UnfinishedErasures,
    KeptPhotos,
    LinkedPhotos,
    MissingPhotos,
    PhotoMaintenance,
    PrintedPhotos,
    SealedPhotos,
  ],
  exports: [
    BookableConversations,
    PrivacyRequests,
    LeadForwards,
    LeadViews,
    MarketingConsents,
    ReplyService,
    PhotoTags,
    Retention,
    UnfinishedErasures,
    KeptPhotos,
    LinkedPhotos,
    PhotoMaintenance,
    PrintedPhotos,
    conversationStreams,
  ],
})
export class ConversationsModule {}
