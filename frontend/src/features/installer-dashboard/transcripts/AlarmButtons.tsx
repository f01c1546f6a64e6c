import Box from '@mui/material/Box';
import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { Flame, MessageCircleQuestionMark } from 'lucide-react';
import { isHouseholdInNeed, messageThatRaised } from '../../../shared/conversations/alarm';
import { isAlarming } from '../../../shared/conversations/AlarmBadges';
import { emergencyInWords, emergencyLook } from '../../../shared/conversations/EmergencyBadge';
import { matterLooks, waitsForFirm } from '../../../shared/conversations/open-matters';
import { hasQuestion, questionsInWords } from '../../../shared/conversations/open-questions';
import { vulnerableInWords } from '../../../shared/conversations/VulnerableBadge';
import { AlarmCleared } from '../alarm/AlarmCleared';
import { ClearAlarm } from '../alarm/ClearAlarm';
import { AlarmButton } from './AlarmButton';

interface AlarmButtonsProps {
  readonly conversation: Conversation;
  /** Leads to that message. */
  readonly onShow: (messageId: string | undefined) => void;
}

/** What is urgent about the open conversation and what of it waits for the firm, each a way to the words that told of it. On a phone lines of their own. */
export const AlarmButtons = ({ conversation, onShow }: AlarmButtonsProps) =>
  (isAlarming(conversation) || waitsForFirm(conversation)) && (
    <Box
      sx={{
        order: { xs: 1, md: 0 },
        display: 'grid',
        gap: 0.5,
        width: { xs: 'calc(100% - 12px)', md: 'auto' },
        ml: { xs: 1.5, md: 0 },
        mt: { xs: 0.75, md: 0 },
      }}
    >
      <AlarmCleared conversation={conversation} />
      {conversation.emergency && (
        <AlarmButton
          label={emergencyInWords(conversation)}
          {...emergencyLook(conversation)}
          onShow={() => onShow(messageThatRaised(conversation, 'safety')?.id)}
        />
      )}
      {isHouseholdInNeed(conversation) && (
        <AlarmButton
          label={vulnerableInWords}
          tone={conversation.alarmCleared ? 'plain' : 'hot'}
          Drawing={Flame}
          onShow={() => onShow(messageThatRaised(conversation, 'flag')?.id)}
        />
      )}
      {conversation.openMatters.map(({ kind, messageId }) => (
        <AlarmButton key={kind} {...matterLooks[kind]} onShow={() => onShow(messageId)} />
      ))}
      <ClearAlarm conversation={conversation} />
      {hasQuestion(conversation) && (
        <AlarmButton
          label={questionsInWords(conversation)}
          tone="plain"
          Drawing={MessageCircleQuestionMark}
          description="Shows the message that asks it"
          onShow={() => onShow(conversation.openQuestions[0])}
        />
      )}
    </Box>
  );
