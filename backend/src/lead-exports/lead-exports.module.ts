import { Module } from '@nestjs/common';
import { LeadOwnersReader } from '@pilotlight/projections/conversations/lead-owners.reader';
import { LeadExportReader } from '@pilotlight/projections/leads/lead-export.reader';
import { ConversationsModule } from '../conversations/conversations.module';
import { InstallersModule } from '../installers/installers.module';
import { LeadsCsvController } from './csv/leads-csv.controller';
import { JobSheetsController } from './pdf/job-sheets.controller';
import { LeadSheets } from './pdf/lead-sheets';

@Module({
  imports: [ConversationsModule, InstallersModule],
  controllers: [JobSheetsController, LeadsCsvController],
  providers: [LeadExportReader, LeadOwnersReader, LeadSheets],
})
export class LeadExportsModule {}
