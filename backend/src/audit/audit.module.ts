import { Module } from '@nestjs/common';
import { AuditReader } from '@pilotlight/projections/audit/audit.reader';
import { InstallersModule } from '../installers/installers.module';
import { aggregate } from '../write-side/aggregate.module';
import { Audit } from './audit';
import { AuditController } from './audit.controller';
import { AuditStream, looksAggregate } from './audit.stream';
import { ChainController } from './chain.controller';
import { PersonalDataAccessLog } from './personal-data-access-log';

const auditStreams = aggregate(AuditStream, looksAggregate, 100);

@Module({
  imports: [InstallersModule, auditStreams],
  controllers: [AuditController, ChainController],
  providers: [AuditReader, Audit, PersonalDataAccessLog],
  exports: [auditStreams],
})
export class AuditModule {}
