import { Module } from '@nestjs/common';
import { ContactsReader } from '@pilotlight/projections/contacts/contacts.reader';
import { ConversationsReader } from '@pilotlight/projections/conversations/conversations.reader';
import { OverviewReader } from '@pilotlight/projections/conversations/overview.reader';
import { RetentionReader } from '@pilotlight/projections/conversations/retention.reader';
import { InstallersModule } from '../installers/installers.module';
import { PrivacyRequests } from '../people/privacy-requests';
import { PeopleController } from '../people/people.controller';
import { Retention } from '../people/retention';
import { UnfinishedErasures } from '../people/unfinished-erasures';
import { KeptPhotos } from '../photos/kept-photos';
import { LinkedPhotos } from '../photos/linked-photos';
import { MissingPhotos } from '../photos/missing-photos';
import { PhotoUpkeep } from '../photos/photo-upkeep';
import { PhotosController } from '../photos/photos.controller';
import { SealedPhotos } from '../photos/sealed-photos';
import { aggregate } from '../write-side/aggregate.module';
import { AggregateCacheInvalidator } from '../write-side/aggregate-cache-invalidator';
import { ReplyService } from './reply-service';
import { AddLeadNoteHandler } from './commands/add-lead-note';
import { EditLeadHandler } from './commands/edit-lead';
import { EraseConversationHandler } from './commands/erase-conversation';
import { HandBackHandler } from './commands/hand-back';
import { ReceiveVisitorMessageHandler } from './commands/receive-visitor-message';
import { RecordReplyHandler } from './commands/record-reply';
import { ReplyAsInstallerHandler } from './commands/reply-as-installer';
import { RequestJobDetailHandler } from './commands/request-job-detail';
import { SetLeadStageHandler } from './commands/set-lead-stage';
import { SubmitLeadHandler } from './commands/submit-lead';
import { TagPhotoHandler } from './commands/tag-photo';
import { TakeOverHandler } from './commands/take-over';
import { conversationAggregate, ConversationStream } from './conversation.stream';
import { ConversationsController } from './conversations.controller';
import { HandoverController } from './handover.controller';
import { LeadViews } from './lead-views';
import { LeadWorkController } from './lead-work.controller';
import { LeadsController } from './leads.controller';
import { InFlightReplies } from './in-flight-replies';
import { PhotoTags } from './photo-tags';

// An installer weighs about 1 kB, a conversation about 1 kB a message.
const conversationStreams = aggregate(ConversationStream, conversationAggregate, 20_000);

/** Stops a reply once nobody may have it any more; it reads what the caches know. */
const inFlightReplies = {
  provide: InFlightReplies,
  inject: [AggregateCacheInvalidator],
  useFactory: (memory: AggregateCacheInvalidator): InFlightReplies => {
    const pending = new InFlightReplies();
    memory.followAfterCaches(pending);
    return pending;
  },
};

/** Visitors' chats, their leads and photos, and people's rights over them. */
@Module({
  imports: [InstallersModule, conversationStreams],
  controllers: [
    ConversationsController,
    HandoverController,
    LeadsController,
    LeadWorkController,
    PeopleController,
    PhotosController,
  ],
  providers: [
    AddLeadNoteHandler,
    EditLeadHandler,
    EraseConversationHandler,
    HandBackHandler,
    ReceiveVisitorMessageHandler,
    RecordReplyHandler,
    ReplyAsInstallerHandler,
    RequestJobDetailHandler,
    SetLeadStageHandler,
    SubmitLeadHandler,
    TagPhotoHandler,
    TakeOverHandler,
    ContactsReader,
    ConversationsReader,
    OverviewReader,
    RetentionReader,
    ReplyService,
    LeadViews,
    inFlightReplies,
    PhotoTags,
    PrivacyRequests,
    Retention,
    UnfinishedErasures,
    KeptPhotos,
    LinkedPhotos,
    MissingPhotos,
    PhotoUpkeep,
    SealedPhotos,
  ],
  exports: [
    ReplyService,
    PhotoTags,
    Retention,
    UnfinishedErasures,
    KeptPhotos,
    LinkedPhotos,
    PhotoUpkeep,
    conversationStreams,
  ],
})
export class ConversationsModule {}
