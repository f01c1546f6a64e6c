import { Module } from '@nestjs/common';
import { InstallersModule } from '../installers/installers.module';
import { aggregate } from '../write-side/aggregate.module';
import { Audit } from './audit';
import { AuditController } from './audit.controller';
import { AuditStream, looksFold } from './audit.stream';
import { ChainController } from './chain.controller';
import { PersonalLooks } from './personal-looks';

const auditStreams = aggregate(AuditStream, looksFold, 100);

/** What auditors see of the log. */
@Module({
  imports: [InstallersModule, auditStreams],
  controllers: [AuditController, ChainController],
  providers: [Audit, PersonalLooks],
  exports: [auditStreams],
})
export class AuditModule {}
