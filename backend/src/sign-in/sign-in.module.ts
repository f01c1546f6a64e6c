import { Module } from '@nestjs/common';
import { InstallersModule } from '../installers/installers.module';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module';
import { AdminBearer, AuditorBearer, InstallerBearer } from './bearer.strategies';
import { SignInController } from './sign-in.controller';
import { OwnPassword } from './own-password';
import { PaymentStanding } from './payment-standing';
import { SecurityController } from './security.controller';
import { SignIn } from './sign-in';

@Module({
  imports: [InstallersModule, SubscriptionsModule],
  controllers: [SignInController, SecurityController],
  providers: [AdminBearer, AuditorBearer, InstallerBearer, OwnPassword, PaymentStanding, SignIn],
})
export class SignInModule {}
