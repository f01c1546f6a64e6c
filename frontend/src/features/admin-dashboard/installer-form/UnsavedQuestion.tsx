import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';

interface UnsavedQuestionProps {
  readonly changed: readonly string[];
  /** Whether they would be lost by going there; without a place, by leaving the site. */
  readonly losesChanges: (to?: Location) => boolean;
}

/** Asks before the dialog, the page or the browser's tab is left with changes that aren't saved. */
export const UnsavedQuestion = ({ changed, losesChanges }: UnsavedQuestionProps) => {
  const blocker = useBlocker(({ nextLocation }) => losesChanges(nextLocation));
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (losesChanges()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  });
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      confirm="Discard changes"
      cancel="Keep editing"
      doing="Discard changes"
      busy={false}
      destructive
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      <Typography variant="body">What you changed would be lost: {changed.join(', ')}.</Typography>
    </ConfirmDialog>
  );
};
