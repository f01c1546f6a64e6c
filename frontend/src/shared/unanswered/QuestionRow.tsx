import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { UnansweredQuestion } from '@pilotlight/contracts/http/unanswered';
import { useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Badge } from '../../ui/Badge';
import { formatDate, formatDayMonth, formatTime } from '../../ui/format';
import { AnswerForm } from './AnswerForm';
import { askedTimes, standingNames } from './question-words';
import type { QuestionActs } from './useQuestionActs';

interface QuestionRowProps {
  readonly question: UnansweredQuestion;
  readonly acts: QuestionActs;
  /** What an answer becomes: the admin's is drafted, the installer's suggested. */
  readonly by: 'admin' | 'installer';
  readonly transcriptOf: (sessionId: string) => string;
  readonly answering: boolean;
  readonly onAnswering: (answering: boolean) => void;
}

const words = {
  admin: { begin: 'Answer', send: 'Add to Draft' },
  installer: { begin: 'Suggest an answer', send: 'Send Suggestion' },
} as const;

/** One question, how often it was asked and where, and what may be done about it. */
export const QuestionRow = ({ question, acts, by, transcriptOf, answering, onAnswering }: QuestionRowProps) => {
  const { id, asked, lastAskedAt, conversations, standing } = question;
  const standingName = standingNames[standing];
  const open = standing === 'open';
  const begin = useRef<HTMLButtonElement>(null);
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1, py: 2, borderTop: '1px solid var(--line)', minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <Typography variant="body" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {question.question}
          </Typography>
          <Typography variant="small">
            {askedTimes(asked)}, last on {formatDate(lastAskedAt)}
          </Typography>
        </Box>
        {standingName && <Badge {...standingName} />}
        {open && (
          <Button
            ref={begin}
            size="small"
            aria-expanded={answering}
            aria-label={`${words[by].begin}: ${question.question}`}
            onClick={() => onAnswering(!answering)}
          >
            {words[by].begin}
          </Button>
        )}
        {open && by === 'admin' && (
          <Button
            size="small"
            disabled={acts.busy}
            aria-label={`Dismiss: ${question.question}`}
            onClick={() => void acts.dismiss(id)}
          >
            Dismiss
          </Button>
        )}
      </Box>
      <Typography variant="small" component="div" sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 12px' }}>
        <span>Asked in</span>
        {conversations.map(({ sessionId, at }) => (
          <Link key={sessionId} component={RouterLink} to={transcriptOf(sessionId)}>
            the chat of {formatDayMonth(at)}, {formatTime(at)}
          </Link>
        ))}
      </Typography>
      {open && answering && (
        <AnswerForm
          question={question.question}
          send={words[by].send}
          busy={acts.busy}
          onSend={(pair) => acts.answer(id, pair)}
          onClose={() => {
            onAnswering(false);
            begin.current?.focus();
          }}
        />
      )}
    </Box>
  );
};
