import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { SuggestedAnswer } from '@pilotlight/contracts/http/unanswered';
import { ERASED } from '@pilotlight/contracts/events/personal';
import { useId } from 'react';
import type { QuestionActs } from './useQuestionActs';

interface SuggestionRowsProps {
  readonly suggestions: readonly SuggestedAnswer[];
  readonly acts: QuestionActs;
  /** The installer sees that they wait; the admin decides. */
  readonly by: 'admin' | 'installer';
}

const titles = { admin: 'Suggested by the installer', installer: 'Waiting for your admin' } as const;

/** Answers that the installer has suggested and nobody has decided on. */
export const SuggestionRows = ({ suggestions, acts, by }: SuggestionRowsProps) => {
  const titleId = useId();
  const readable = suggestions.filter(({ answer }) => answer !== ERASED);
  if (readable.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1, pb: 2 }}>
      <Typography id={titleId} variant="label" component="p">
        {titles[by]}
      </Typography>
      {readable.map(({ id, question, answer }) => (
        <Box
          key={id}
          sx={{ display: 'grid', gap: 1, p: 2, borderRadius: '8px', background: 'var(--flame-soft)', minWidth: 0 }}
        >
          <Typography variant="small">{question}</Typography>
          <Typography variant="body" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
            {answer}
          </Typography>
          {by === 'admin' && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <Button
                size="small"
                disabled={acts.busy}
                aria-label={`Accept: ${question}`}
                onClick={() => void acts.accept(id)}
              >
                Accept
              </Button>
              <Button
                size="small"
                disabled={acts.busy}
                aria-label={`Decline: ${question}`}
                onClick={() => void acts.decline(id)}
              >
                Decline
              </Button>
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
};
