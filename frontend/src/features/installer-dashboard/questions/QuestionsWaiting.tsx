import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { ERASED } from '@pilotlight/contracts/events/personal';
import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { WaitingQuestion } from './WaitingQuestion';

/** What the assistant left open of this conversation, each answered in place; nothing where nothing waits. */
export const QuestionsWaiting = ({ conversation }: { readonly conversation: Conversation }) => {
  const { sessionId, openQuestions, questionIds = {}, events } = conversation;
  const asked = openQuestions.flatMap((messageId) => {
    const text = events.find(({ id }) => id === messageId)?.text;
    return text && text !== ERASED ? [{ messageId, question: text }] : [];
  });
  if (asked.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="questions-waiting" sx={{ p: '12px 16px 4px' }}>
      <Typography id="questions-waiting" variant="head" component="h2">
        Questions waiting ({asked.length})
      </Typography>
      <Box component="ul">
        {asked.map((each) => (
          <WaitingQuestion
            key={each.messageId}
            sessionId={sessionId}
            questionId={questionIds[each.messageId]}
            {...each}
          />
        ))}
      </Box>
    </Card>
  );
};
