import { Module } from '@nestjs/common';
import { ConversationsModule } from '../conversations/conversations.module';
import { InstallersModule } from '../installers/installers.module';
import { OpenChats } from './open-chats';
import { WidgetAccessController } from './widget-access.controller';
import { WidgetChatController } from './widget-chat.controller';
import { WidgetAuthorizer } from './widget-authorizer';
import { WidgetPhotosController } from './widget-photos.controller';

@Module({
  imports: [ConversationsModule, InstallersModule],
  controllers: [WidgetAccessController, WidgetChatController, WidgetPhotosController],
  providers: [OpenChats, WidgetAuthorizer],
  exports: [WidgetAuthorizer],
})
export class WidgetModule {}
