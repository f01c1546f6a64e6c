import { Module } from '@nestjs/common';
import { AppointmentsReader } from '@pilotlight/projections/appointments/appointments.reader';
import { LeadsReader } from '@pilotlight/projections/leads/leads.reader';
import { ConversationsModule } from '../conversations/conversations.module';
import { InstallersModule } from '../installers/installers.module';
import { Jobs } from '../jobs/jobs';
import { NotificationsModule } from '../notifications/notifications.module';
import { policy } from '../write-side/policy';
import { ConnectionSettings } from './connection-settings';
import { ConnectionTrace } from './connection-trace';
import { ConnectionsController } from './connections.controller';
import { DeliveryUpkeep } from './delivery-upkeep';
import { FailingConnections } from './failing-connections';
import { ForwardLeads } from './forward-leads.policy';
import { LeadDelivery } from './lead-delivery';
import { leadDeliveryJob, LeadQueue } from './lead-queue';
import { LeadSender } from './lead-sender';
import { Payloads } from './payloads';
import { SendingByHand } from './sending-by-hand';
import { TargetBreakers } from './target-breakers';

const jobs = {
  provide: Symbol('forwarding jobs'),
  inject: [Jobs, LeadDelivery, DeliveryUpkeep],
  useFactory: (queue: Jobs, delivery: LeadDelivery, upkeep: DeliveryUpkeep): void => {
    // A firm whose system hangs holds these two, and no other firm's.
    queue.add({ name: leadDeliveryJob, ofEachGroup: 2, run: ({ deliveryId = '' }) => delivery.deliver(deliveryId) });
    queue.schedule({ name: 'lead-delivery-upkeep', cron: '*/5 * * * *', run: () => upkeep.run() });
  },
};

/** Leads and appointments, sent to installers' own systems. */
@Module({
  imports: [ConversationsModule, InstallersModule, NotificationsModule],
  controllers: [ConnectionsController],
  providers: [
    AppointmentsReader,
    ConnectionSettings,
    ConnectionTrace,
    DeliveryUpkeep,
    FailingConnections,
    LeadDelivery,
    LeadQueue,
    LeadSender,
    LeadsReader,
    Payloads,
    SendingByHand,
    TargetBreakers,
    jobs,
    ...policy(ForwardLeads),
  ],
})
export class ForwardingModule {}
