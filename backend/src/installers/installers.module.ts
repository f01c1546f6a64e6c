import { Module } from '@nestjs/common';
import { aggregate } from '../write-side/aggregate.module';
import { ChangeStandingHandler } from './commands/change-standing';
import { DraftTrainingHandler } from './commands/draft-training';
import { PublishTrainingHandler } from './commands/publish-training';
import { RotateApiKeyHandler } from './commands/rotate-api-key';
import { SaveInstallerHandler } from './commands/save-installer';
import { Firms } from './firms';
import { InstallerViews } from './installer-views';
import { installerFold, InstallerStream } from './installer.stream';
import { InstallersController } from './installers.controller';
import { KnownInstaller } from './known-installer';
import { LoginClaims } from './login-claims';
import { loginFold, LoginStream } from './login.stream';
import { TrainingPages } from './training-pages';

// An installer weighs about 1 kB, a conversation about 1 kB a message.
const installerStreams = aggregate(InstallerStream, installerFold, 10_000);
const loginStreams = aggregate(LoginStream, loginFold, 1_000);

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
    Firms,
    InstallerViews,
    KnownInstaller,
    LoginClaims,
    TrainingPages,
  ],
  exports: [Firms, KnownInstaller, LoginClaims, InstallerViews, TrainingPages, installerStreams, loginStreams],
})
export class InstallersModule {}
