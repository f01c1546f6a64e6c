import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { apiErrorFrom } from '../../api/api-error';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { toast } from '../../ui/toasts/toasts';
import { type VisitorOf, useErasePersonMutation, useSamePersonQuery } from './people.api';

interface EraseDialogProps {
  readonly visitor: VisitorOf;
  readonly name: string;
  readonly onClose: () => void;
  /** Called once nothing of the visitor is shown any more. */
  readonly onErased: () => void;
}

/** Asks before a visitor is erased, and offers the same person's other conversations along with this one. */
export const EraseDialog = ({ visitor, name, onClose, onErased }: EraseDialogProps) => {
  const others = useSamePersonQuery(visitor).data?.sessionIds.length ?? 0;
  const [everyConversation, setEveryConversation] = useState(true);
  const [erase, { isLoading }] = useErasePersonMutation();
  const confirmed = async () => {
    try {
      const { message } = await erase({ visitor, everyConversation: others > 0 && everyConversation }).unwrap();
      toast({ title: message });
      onErased();
    } catch (error) {
      toast({
        title: 'Not erased',
        description: apiErrorFrom(error).reason ?? 'Please try again.',
        variant: 'destructive',
      });
    }
  };
  return (
    <ConfirmDialog
      open
      title={`Erase ${name}?`}
      confirm="Erase for good"
      doing="Erasing..."
      busy={isLoading}
      destructive
      onConfirm={() => void confirmed()}
      onClose={onClose}
    >
      <Typography>
        Deletes this person’s messages and details for good. Your totals stay the same. It can’t be undone.
      </Typography>
      {others > 0 && (
        <FormControlLabel
          sx={{ mt: 2, alignItems: 'flex-start' }}
          control={
            <Checkbox
              checked={everyConversation}
              disabled={isLoading}
              onChange={(_, checked) => setEveryConversation(checked)}
              sx={{ mt: -1 }}
            />
          }
          label={
            others === 1
              ? 'Also their other conversation, in which the same email or phone was given'
              : `Also their ${others} other conversations, in which the same email or phone was given`
          }
        />
      )}
    </ConfirmDialog>
  );
};
