import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module';
import { ConversationsModule } from '../conversations/conversations.module';
import { InstallersModule } from '../installers/installers.module';
import { PlatformPromptModule } from '../platform-prompt/platform-prompt.module';
import { Typing } from '../database/typing';
import { AggregateCacheInvalidator } from '../write-side/aggregate-cache-invalidator';
import { OpenChats } from './open-chats';
import { WidgetAccessController } from './widget-access.controller';
import { WidgetChatController } from './widget-chat.controller';
import { HeldStreams } from './held-streams';
import { WidgetAppointmentsController } from './widget-appointments.controller';
import { WidgetAuthorizer } from './widget-authorizer';
import { WidgetHearingController } from './widget-hearing.controller';
import { WidgetPhotosController } from './widget-photos.controller';

/** After the caches: a held stream tells from them. */
const heldStreams = {
  provide: HeldStreams,
  inject: [Typing, AggregateCacheInvalidator],
  useFactory: (typing: Typing, memory: AggregateCacheInvalidator): HeldStreams => {
    const held = new HeldStreams(typing);
    memory.followAfterCaches(held);
    return held;
  },
};

@Module({
  imports: [AppointmentsModule, ConversationsModule, InstallersModule, PlatformPromptModule],
  controllers: [
    WidgetAccessController,
    WidgetAppointmentsController,
    WidgetChatController,
    WidgetHearingController,
    WidgetPhotosController,
  ],
  providers: [OpenChats, heldStreams, WidgetAuthorizer],
  exports: [WidgetAuthorizer],
})
export class WidgetModule {}
