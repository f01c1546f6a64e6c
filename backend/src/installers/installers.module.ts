import { Module } from '@nestjs/common';
import { InstallerReader } from '@pilotlight/projections/installers/installer.reader';
import { InstallersReader } from '@pilotlight/projections/installers/installers.reader';
import { aggregate } from '../write-side/aggregate.module';
import { ChangeStandingHandler } from './commands/change-standing';
import { DraftTrainingHandler } from './commands/draft-training';
import { PublishTrainingHandler } from './commands/publish-training';
import { RotateApiKeyHandler } from './commands/rotate-api-key';
import { SaveInstallerHandler } from './commands/save-installer';
import { InstallerProfiles } from './installer-profiles';
import { InstallerViews } from './installer-views';
import { installerAggregate, InstallerStream } from './installer.stream';
import { InstallersController } from './installers.controller';
import { KnownInstaller } from './known-installer';
import { LoginClaims } from './login-claims';
import { loginAggregate, LoginStream } from './login.stream';
import { TrainingPages } from './training-pages';

// An installer weighs about 1 kB, a conversation about 1 kB a message.
const installerStreams = aggregate(InstallerStream, installerAggregate, 10_000);
const loginStreams = aggregate(LoginStream, loginAggregate, 1_000);

/** What an installer is and knows: account, login claims, training. */
@Module({
  imports: [installerStreams, loginStreams],
  controllers: [InstallersController],
  providers: [
    ChangeStandingHandler,
    DraftTrainingHandler,
    PublishTrainingHandler,
    RotateApiKeyHandler,
    SaveInstallerHandler,
    InstallerReader,
    InstallersReader,
    InstallerProfiles,
    InstallerViews,
    KnownInstaller,
    LoginClaims,
    TrainingPages,
  ],
  exports: [
    InstallerProfiles,
    KnownInstaller,
    LoginClaims,
    InstallerViews,
    TrainingPages,
    installerStreams,
    loginStreams,
  ],
})
export class InstallersModule {}
