import Typography from '@mui/material/Typography';
import { platformPromptLimits, publishNoteSchema } from '@pilotlight/contracts/values/platform-prompt';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Field } from '../../../ui/fields/Field';

interface NoteQuestionProps {
  readonly title: string;
  readonly confirm: string;
  readonly doing: string;
  readonly busy: boolean;
  /** What will be other. */
  readonly change: string;
  /** Answers whether it was done. */
  readonly onConfirm: (note: string) => Promise<boolean>;
  readonly onClose: () => void;
  /** What else is asked. */
  readonly children?: ReactNode;
}

/** Asks for a note before all sites answer otherwise. */
export const NoteQuestion = ({ change, onConfirm, onClose, children, ...dialog }: NoteQuestionProps) => {
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState(false);
  const { error } = publishNoteSchema.safeParse(note);
  const confirm = async () => {
    setAsked(true);
    if (!error && (await onConfirm(note.trim()))) onClose();
  };
  return (
    <ConfirmDialog {...dialog} open onConfirm={() => void confirm()} onClose={onClose}>
      <Typography variant="body" sx={{ mb: 2 }}>
        The assistants of all installers answer so at once, in open chats too. {change} Safety cards and grades stay as
        they are.
      </Typography>
      <Field
        label="Note"
        required
        help="For whoever looks at the versions later"
        {...(asked && error && { error: error.issues[0]?.message ?? '' })}
      >
        {({ id, describedBy }) => (
          <OutlinedInput
            id={id}
            fullWidth
            required
            value={note}
            error={asked && error !== undefined}
            onChange={(event) => setNote(event.target.value)}
            slotProps={{ input: { 'aria-describedby': describedBy, maxLength: platformPromptLimits.note } }}
          />
        )}
      </Field>
      {children}
    </ConfirmDialog>
  );
};
