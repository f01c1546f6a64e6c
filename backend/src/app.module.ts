import type { DynamicModule, Provider } from '@nestjs/common';
import { Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { PassportModule } from '@nestjs/passport';
import { AuditReader } from '@pilotlight/projections/audit/audit.reader';
import { ContactsReader } from '@pilotlight/projections/contacts/contacts.reader';
import { ConversationsReader } from '@pilotlight/projections/conversations/conversations.reader';
import { OverviewReader } from '@pilotlight/projections/conversations/overview.reader';
import { RetentionReader } from '@pilotlight/projections/conversations/retention.reader';
import { InsightsReader } from '@pilotlight/projections/insights/insights.reader';
import { PulseReader } from '@pilotlight/projections/insights/pulse.reader';
import { InstallersReader } from '@pilotlight/projections/installers/installers.reader';
import { ReadDatabase } from '@pilotlight/projections/read-database';
import type { Foundations } from './foundations';
import { foundationProviders } from './foundations';
import { Audit } from './audit/audit';
import { AuditController } from './audit/audit.controller';
import { ChainController } from './audit/chain.controller';
import { PersonalLooks } from './audit/personal-looks';
import { Answering } from './conversations/answering';
import { ReceiveVisitorMessageHandler } from './conversations/commands/receive-visitor-message';
import { EditLeadHandler } from './conversations/commands/edit-lead';
import { EraseConversationHandler } from './conversations/commands/erase-conversation';
import { HandBackHandler } from './conversations/commands/hand-back';
import { RecordReplyHandler } from './conversations/commands/record-reply';
import { AddLeadNoteHandler } from './conversations/commands/add-lead-note';
import { ReplyAsInstallerHandler } from './conversations/commands/reply-as-installer';
import { RequestJobDetailHandler } from './conversations/commands/request-job-detail';
import { SetLeadStageHandler } from './conversations/commands/set-lead-stage';
import { TagPhotoHandler } from './conversations/commands/tag-photo';
import { SubmitLeadHandler } from './conversations/commands/submit-lead';
import { TakeOverHandler } from './conversations/commands/take-over';
import { ConversationsController } from './conversations/conversations.controller';
import { HandoverController } from './conversations/handover.controller';
import { LeadViews } from './conversations/lead-views';
import { LeadWorkController } from './conversations/lead-work.controller';
import { LeadsController } from './conversations/leads.controller';
import { Firms } from './installers/firms';
import { WriteWatch } from './database/write-watch';
import { ErrorFilter } from './http/error.filter';
import { InsightsController } from './insights/insights.controller';
import { ChangeStandingHandler } from './installers/commands/change-standing';
import { RotateApiKeyHandler } from './installers/commands/rotate-api-key';
import { DraftTrainingHandler } from './installers/commands/draft-training';
import { PublishTrainingHandler } from './installers/commands/publish-training';
import { SaveInstallerHandler } from './installers/commands/save-installer';
import { InstallerViews } from './installers/installer-views';
import { InstallersController } from './installers/installers.controller';
import { KnownInstaller } from './installers/known-installer';
import { LoginClaims } from './installers/login-claims';
import { TrainingPages } from './installers/training-pages';
import { People } from './people/people';
import { PeopleController } from './people/people.controller';
import { UnfinishedErasures } from './people/unfinished-erasures';
import { AdminBearer, AuditorBearer, InstallerBearer } from './sessions/bearer.strategies';
import { Retention } from './people/retention';
import { NightlyUpkeep } from './jobs/nightly-upkeep';
import { KeptPhotos } from './photos/kept-photos';
import { LinkedPhotos } from './photos/linked-photos';
import { MissingPhotos } from './photos/missing-photos';
import { PhotoTags } from './conversations/photo-tags';
import { PhotoUpkeep } from './photos/photo-upkeep';
import { PhotosController } from './photos/photos.controller';
import { SealedPhotos } from './photos/sealed-photos';
import { SessionsController } from './sessions/sessions.controller';
import { SignIn } from './sessions/sign-in';
import { Preview } from './training/preview';
import { TrainingController } from './training/training.controller';
import { Trial } from './training/trial';
import { WidgetAccessController } from './widget/widget-access.controller';
import { WidgetChatController } from './widget/widget-chat.controller';
import { WidgetPhotosController } from './widget/widget-photos.controller';
import { OpenChats } from './widget/open-chats';
import { WidgetDoor } from './widget/widget-door';

const commandHandlers = [
  SaveInstallerHandler,
  RotateApiKeyHandler,
  ChangeStandingHandler,
  DraftTrainingHandler,
  PublishTrainingHandler,
  ReceiveVisitorMessageHandler,
  RecordReplyHandler,
  SubmitLeadHandler,
  EditLeadHandler,
  EraseConversationHandler,
  TakeOverHandler,
  ReplyAsInstallerHandler,
  HandBackHandler,
  TagPhotoHandler,
  RequestJobDetailHandler,
  SetLeadStageHandler,
  AddLeadNoteHandler,
];

const readers: Provider[] = [
  InstallersReader,
  ConversationsReader,
  OverviewReader,
  RetentionReader,
  ContactsReader,
  InsightsReader,
  PulseReader,
  AuditReader,
].map((Reader) => ({
  provide: Reader,
  useFactory: (database: ReadDatabase) => new Reader(database),
  inject: [ReadDatabase],
}));

@Module({
  imports: [CqrsModule.forRoot(), PassportModule],
  controllers: [
    SessionsController,
    InstallersController,
    TrainingController,
    InsightsController,
    ConversationsController,
    HandoverController,
    LeadsController,
    LeadWorkController,
    PeopleController,
    AuditController,
    ChainController,
    WidgetAccessController,
    WidgetChatController,
    WidgetPhotosController,
    PhotosController,
  ],
})
export class AppModule {
  /** The write side and the REST door over what was opened before: database, log and secrets. */
  static over(foundations: Foundations, writes: WriteWatch): DynamicModule {
    return {
      module: AppModule,
      providers: [
        ...foundationProviders(foundations),
        { provide: WriteWatch, useValue: writes },
        ...readers,
        ...commandHandlers,
        { provide: APP_FILTER, useClass: ErrorFilter },
        Answering,
        Audit,
        PersonalLooks,
        InstallerViews,
        KnownInstaller,
        Firms,
        LeadViews,
        LoginClaims,
        TrainingPages,
        People,
        UnfinishedErasures,
        Retention,
        NightlyUpkeep,
        MissingPhotos,
        SealedPhotos,
        KeptPhotos,
        LinkedPhotos,
        PhotoTags,
        PhotoUpkeep,
        SignIn,
        WidgetDoor,
        OpenChats,
        Preview,
        Trial,
        AdminBearer,
        AuditorBearer,
        InstallerBearer,
      ],
    };
  }
}
