import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useAnswering } from './useAnswering';

interface WaitingQuestionProps {
  readonly sessionId: string;
  readonly messageId: string;
  /** In the visitor's words. */
  readonly question: string;
  /** What suggestAnswer calls it; absent where it can't be taught. */
  readonly questionId: string | undefined;
}

const longest = 1000;

/** A question of the visitor's with its answer box. */
export const WaitingQuestion = ({ sessionId, messageId, question, questionId }: WaitingQuestionProps) => {
  const [answer, setAnswer] = useState('');
  const [teach, setTeach] = useState(false);
  const answering = useAnswering(sessionId, messageId, questionId);
  const words = answer.trim();
  const send = async () => {
    if (words && !answering.busy && (await answering.answer(words, teach))) setAnswer('');
  };
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gap: 1, py: 1.5, borderTop: '1px solid var(--line)', '&:first-of-type': { borderTop: 0 } }}
    >
      <Box component="q" sx={{ fontWeight: 550, color: 'var(--ink)', overflowWrap: 'anywhere' }}>
        {question}
      </Box>
      <Box
        component="form"
        aria-label={`Answer: ${question}`}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
        sx={{ display: 'grid', gap: 1 }}
      >
        <OutlinedInput
          multiline
          fullWidth
          maxRows={5}
          value={answer}
          placeholder="Your answer"
          onChange={(event) => setAnswer(event.target.value)}
          slotProps={{ input: { 'aria-label': `Your answer to: ${question}`, maxLength: longest } }}
        />
        {questionId !== undefined && (
          <FormControlLabel
            control={<Checkbox size="small" checked={teach} onChange={(_, checked) => setTeach(checked)} />}
            label="Teach the assistant this"
          />
        )}
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
          <Button size="small" disabled={answering.busy} onClick={() => void answering.dismiss()}>
            No answer needed
          </Button>
          <Button size="small" type="submit" variant="outlined" disabled={answering.busy || !words}>
            {answering.busy ? 'Sending...' : 'Send answer'}
          </Button>
        </Box>
      </Box>
    </Box>
  );
};
