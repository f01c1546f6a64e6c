import { Global, Module, type Provider, type Type } from '@nestjs/common';
import { AuditReader } from '@pilotlight/projections/audit/audit.reader';
import { ContactsReader } from '@pilotlight/projections/contacts/contacts.reader';
import { ConversationsReader } from '@pilotlight/projections/conversations/conversations.reader';
import { OverviewReader } from '@pilotlight/projections/conversations/overview.reader';
import { RetentionReader } from '@pilotlight/projections/conversations/retention.reader';
import { InsightsReader } from '@pilotlight/projections/insights/insights.reader';
import { PulseReader } from '@pilotlight/projections/insights/pulse.reader';
import { InstallerReader } from '@pilotlight/projections/installers/installer.reader';
import { InstallersReader } from '@pilotlight/projections/installers/installers.reader';
import { ReadDatabase } from '@pilotlight/projections/read-database';

const readers: readonly Type[] = [
  InstallerReader,
  InstallersReader,
  ConversationsReader,
  OverviewReader,
  RetentionReader,
  ContactsReader,
  InsightsReader,
  PulseReader,
  AuditReader,
];

const asProvider = (Reader: Type): Provider => ({
  provide: Reader,
  useFactory: (database: ReadDatabase): unknown => new Reader(database),
  inject: [ReadDatabase],
});

/** How the read models are asked; any slice may. */
@Global()
@Module({ providers: readers.map(asProvider), exports: [...readers] })
export class ReadersModule {}
