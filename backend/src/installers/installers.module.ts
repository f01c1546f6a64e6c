import { Module } from '@nestjs/common';
import { BillingReader } from '@pilotlight/projections/billing/billing.reader';
import { DeletionReader } from '@pilotlight/projections/installers/deletion.reader';
import { PendingInstallersReader } from '@pilotlight/projections/installers/pending-installers.reader';
import { InstallerReader } from '@pilotlight/projections/installers/installer.reader';
import { InstallersReader } from '@pilotlight/projections/installers/installers.reader';
import { aggregate } from '../write-side/aggregate.module';
import { policy } from '../write-side/policy';

import { ApprovalController } from './approval.controller';
import { ApproveInstallerHandler } from './approve-installer.command';
import { DeleteInstallerHandler } from './delete-installer.command';
import { EraseInstallerHandler } from './erase-installer.command';
import { RegisterInstallerHandler } from './register-installer.command';
import { RejectInstallerHandler } from './reject-installer.command';
import { SetOwnPasswordHandler } from './set-own-password.command';
import { RequestVerificationHandler } from './request-verification.command';
import { SetPaymentModeHandler } from './set-payment-mode.command';
import { VerifyEmailHandler } from './verify-email.command';
import { VerificationController } from './verification.controller';
import { InstallerLife } from './installer-life';
import { WhatGoes } from './what-goes';
import { ChangeInstallerSettingsHandler } from './change-installer-settings.command';
import { DraftTrainingHandler } from './draft-training.command';
import { PublishTrainingHandler } from './publish-training.command';
import { ReleaseFormerLogin } from './release-former-login.policy';
import { ReleaseLoginHandler } from './release-login.command';
import { RotateApiKeyHandler } from './rotate-api-key.command';
import { ResumeInstallerHandler } from './resume-installer.command';
import { SaveInstallerHandler } from './save-installer.command';
import { SetCalendarHandler } from './set-calendar.command';
import { SuspendInstallerHandler } from './suspend-installer.command';
import { InstallerCalendars } from './installer-calendars';
import { InstallerProfiles } from './installer-profiles';
import { InstallerViews } from './installer-views';
import { installerAggregate, InstallerStream } from './installer.stream';
import { InstallerSettingsController } from './installer-settings.controller';
import { SystemAccess } from '../sessions/system-access';
import { InstallerSystems } from './installer-systems';
import { IssueSystemKeyHandler } from './issue-system-key.command';
import { NoteConnectionHandler } from './note-connection.command';
import { RevokeSystemKeyHandler } from './revoke-system-key.command';
import { SystemKeysController } from './system-keys.controller';
import { InstallerStoryController } from './installer-story.controller';
import { ChatbotChanges } from './chatbot-changes';
import { InstallersController } from './installers.controller';
import { ManyInstallersController } from './many-installers.controller';
import { KnownInstaller } from './known-installer';
import { LoginClaims } from './login-claims';
import { loginAggregate, LoginStream } from './login.stream';
import { TrainingAnswers } from './training-answers';
import { TrainingPages } from './training-pages';
import { WebsiteChecksController } from './website-checks.controller';
import { WebsiteChecks } from './website-checks';

// An installer weighs about 1 kB, a conversation about 1 kB a message.
const installerStreams = aggregate(InstallerStream, installerAggregate, 10_000);
const loginStreams = aggregate(LoginStream, loginAggregate, 1_000);

@Module({
  imports: [installerStreams, loginStreams],
  controllers: [
    InstallerStoryController,
    ApprovalController,
    VerificationController,
    InstallersController,
    ManyInstallersController,
    InstallerSettingsController,
    WebsiteChecksController,
    SystemKeysController,
  ],
  providers: [
    ApproveInstallerHandler,
    DeleteInstallerHandler,
    EraseInstallerHandler,
    RegisterInstallerHandler,
    RejectInstallerHandler,
    SetOwnPasswordHandler,
    RequestVerificationHandler,
    SetPaymentModeHandler,
    VerifyEmailHandler,
    BillingReader,
    DeletionReader,
    PendingInstallersReader,
    WhatGoes,
    InstallerLife,
    ResumeInstallerHandler,
    SuspendInstallerHandler,
    ChangeInstallerSettingsHandler,
    DraftTrainingHandler,
    PublishTrainingHandler,
    ReleaseLoginHandler,
    RotateApiKeyHandler,
    SaveInstallerHandler,
    SetCalendarHandler,
    ChatbotChanges,
    InstallerReader,
    InstallersReader,
    InstallerCalendars,
    InstallerProfiles,
    InstallerViews,
    KnownInstaller,
    LoginClaims,
    TrainingAnswers,
    TrainingPages,
    WebsiteChecks,
    IssueSystemKeyHandler,
    RevokeSystemKeyHandler,
    NoteConnectionHandler,
    InstallerSystems,
    { provide: SystemAccess, useExisting: InstallerSystems },
    ...policy(ReleaseFormerLogin),
  ],
  exports: [
    SystemAccess,
    InstallerSystems,
    InstallerLife,
    InstallerCalendars,
    InstallerProfiles,
    KnownInstaller,
    LoginClaims,
    InstallerViews,
    TrainingAnswers,
    TrainingPages,
    installerStreams,
    loginStreams,
  ],
})
export class InstallersModule {}
