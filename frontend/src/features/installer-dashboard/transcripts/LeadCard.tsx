import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { lastSaidAt, leadStatus } from '../../../shared/conversations/conversation';
import { EmergencyBadge } from '../../../shared/conversations/EmergencyBadge';
import { gradeNames } from '@pilotlight/contracts/values/intent';
import { GradeMark } from '../../../shared/conversations/GradeMark';
import { IntentBadge } from '../../../shared/conversations/IntentBadge';
import { LeadFields } from '../../../shared/conversations/LeadFields';
import { PersonActions } from '../../../shared/people/PersonActions';
import { formatCount, formatDateTime } from '../../../ui/format';

const washes = {
  A: 'var(--ember-soft)',
  B: 'var(--warn-soft)',
  C: 'var(--flame-soft)',
  none: 'var(--surface)',
} as const;

/** Who the visitor is and how hot the lead: its grade, what it left, and how the conversation went. */
export const LeadCard = ({ conversation, onErased }: { conversation: Conversation; onErased: () => void }) => {
  const { grade, lead, intent, emergency, messageCount, createdAt } = conversation;
  return (
    <Card component="article">
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          p: 2,
          borderBottom: '1px solid var(--line)',
          background: `linear-gradient(100deg, ${washes[grade ?? 'none']}, transparent)`,
        }}
      >
        <GradeMark grade={grade} size={48} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="head" component="h2">
            {grade ? `${gradeNames[grade]} lead` : 'Ungraded'}
          </Typography>
          <Typography variant="small">{leadStatus(conversation)}</Typography>
        </Box>
      </Box>
      <Box sx={{ p: '8px 16px', borderBottom: '1px solid var(--line)' }}>
        <LeadFields lead={lead} />
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, p: '12px 16px 16px' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {!(emergency && intent === 'emergency') && <IntentBadge intent={intent} />}
          {emergency && <EmergencyBadge conversation={conversation} />}
        </Box>
        <Typography variant="small" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {formatCount(messageCount)} {messageCount === 1 ? 'message' : 'messages'}, begun {formatDateTime(createdAt)},
          last one {formatDateTime(lastSaidAt(conversation))}
        </Typography>
        <PersonActions visitor={{ sessionId: conversation.sessionId }} {...{ conversation, onErased }} />
      </Box>
    </Card>
  );
};
