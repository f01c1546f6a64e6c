import { Module } from '@nestjs/common';
import { LeadOwnersReader } from '@pilotlight/projections/conversations/lead-owners.reader';
import { ConversationsModule } from '../conversations/conversations.module';
import { InstallersModule } from '../installers/installers.module';
import { JobSheetsController } from './pdf/job-sheets.controller';
import { LeadSheets } from './pdf/lead-sheets';

@Module({
  imports: [ConversationsModule, InstallersModule],
  controllers: [JobSheetsController],
  providers: [LeadOwnersReader, LeadSheets],
})
export class LeadExportsModule {}
