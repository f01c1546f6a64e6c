import { Module } from '@nestjs/common';
import { InstallersModule } from '../installers/installers.module';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module';
import { AdminBearer, AuditorBearer, InstallerBearer } from './bearer.strategies';
import { SignInController } from './sign-in.controller';
import { PaymentStanding } from './payment-standing';
import { SignIn } from './sign-in';

@Module({
  imports: [InstallersModule, SubscriptionsModule],
  controllers: [SignInController],
  providers: [AdminBearer, AuditorBearer, InstallerBearer, PaymentStanding, SignIn],
})
export class SignInModule {}
