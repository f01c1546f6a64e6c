import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type AnsweredQuestion, answeredQuestionSchema, firmFactLimits } from '@pilotlight/contracts/values/firm-facts';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { TextInput } from '../../ui/fields/TextInput';

interface AnswerFormProps {
  /** As visitors asked it, to be put as the assistant is to know it. */
  readonly question: string;
  readonly send: string;
  readonly busy: boolean;
  /** Whether it was done: what was typed stays where it wasn't. */
  readonly onSend: (pair: AnsweredQuestion) => Promise<boolean>;
  readonly onClose: () => void;
}

/** The question and its answer, as they will stand in the training. */
export const AnswerForm = ({ question, send, busy, onSend, onClose }: AnswerFormProps) => {
  const { control, handleSubmit, setFocus } = useForm<AnsweredQuestion>({
    resolver: zodResolver(answeredQuestionSchema),
    mode: 'onTouched',
    defaultValues: { question, answer: '' },
  });
  useEffect(() => setFocus('answer'), [setFocus]);
  const submit = handleSubmit(async (pair) => {
    if (await onSend(pair)) onClose();
  });
  return (
    <Box
      component="form"
      noValidate
      aria-label={`Answer: ${question}`}
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 2, p: 2, borderRadius: '8px', background: 'var(--surface-sunk)' }}
    >
      <TextInput
        control={control}
        name="question"
        label="Question"
        help="No visitor's name, number or address"
        maxLength={firmFactLimits.question}
      />
      <TextInput
        control={control}
        name="answer"
        label="Answer"
        multiline
        minRows={2}
        maxLength={firmFactLimits.answer}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
        <Button disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="contained" color="primary" disabled={busy}>
          {busy ? 'Sending...' : send}
        </Button>
      </Box>
    </Box>
  );
};
