import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { AlarmBadges } from '../../../shared/conversations/AlarmBadges';
import { leadStatus } from '../../../shared/conversations/conversation';
import { IntentBadge } from '../../../shared/conversations/IntentBadge';
import { OpenBadges } from '../../../shared/conversations/OpenBadges';
import { PersonActions } from '../../../shared/people/PersonActions';
import { ExportMenu } from '../export/ExportMenu';
import { Badge } from '../../../ui/Badge';
import { spanInWords } from '../span-in-words';
import { formatCount } from '../../../ui/format';

interface AboutConversationProps {
  readonly conversation: Conversation;
  readonly onErased: () => void;
  readonly now: Date;
}

/** What a conversation is about, how it went, and what its visitor may ask for. */
export const AboutConversation = ({ conversation, onErased, now }: AboutConversationProps) => {
  const { intent, emergency, messageCount, createdAt, sessionId } = conversation;
  return (
    <Card component="section" aria-label="Conversation" sx={{ display: 'grid', gap: 1.5, p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {!(emergency && intent === 'emergency') && <IntentBadge intent={intent} />}
        <AlarmBadges conversation={conversation} />
        <OpenBadges conversation={conversation} />
        <Badge label={leadStatus(conversation)} />
      </Box>
      <Typography variant="small" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {formatCount(messageCount)} {messageCount === 1 ? 'message' : 'messages'},{' '}
        {spanInWords(createdAt, conversation.lastSaidAt, now)}
      </Typography>
      <PersonActions
        visitor={{ sessionId }}
        {...{ conversation, onErased }}
        exporting={<ExportMenu sessionId={sessionId} />}
      />
    </Card>
  );
};
