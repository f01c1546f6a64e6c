import { Module } from '@nestjs/common';
import { InstallersModule } from '../installers/installers.module';
import { AdminBearer, AuditorBearer, InstallerBearer } from './bearer.strategies';
import { SignInController } from './sign-in.controller';
import { SignIn } from './sign-in';

@Module({
  imports: [InstallersModule],
  controllers: [SignInController],
  providers: [AdminBearer, AuditorBearer, InstallerBearer, SignIn],
})
export class SignInModule {}
