import '../../conversations/messages/message.decisions';
