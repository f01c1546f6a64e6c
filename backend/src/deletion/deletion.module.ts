import { Module } from '@nestjs/common';
import { TenantSubjectsReader } from '@pilotlight/projections/conversations/tenant-subjects.reader';
import { ConversationsModule } from '../conversations/conversations.module';
import { InstallersModule } from '../installers/installers.module';
import { Jobs } from '../jobs/jobs';
import { causedBy } from '../write-side/caused-by';
import { policy } from '../write-side/policy';
import { EraseDeleted, erasureJob } from './erase-deleted.policy';
import { EraseTenant } from './erase-tenant';

const jobs = {
  provide: Symbol('deletion jobs'),
  inject: [Jobs, EraseTenant],
  useFactory: (queue: Jobs, tenants: EraseTenant): void =>
    queue.add({
      name: erasureJob,
      run: ({ slug = '', causeId = '', correlationId = '' }) =>
        tenants.erase(slug, causedBy({ id: causeId, correlationId })),
    }),
};

@Module({
  imports: [ConversationsModule, InstallersModule],
  providers: [TenantSubjectsReader, EraseTenant, jobs, ...policy(EraseDeleted)],
})
export class DeletionModule {}
