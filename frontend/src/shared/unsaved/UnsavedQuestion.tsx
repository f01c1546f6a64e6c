import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { guardLeaving } from './leaving';

interface UnsavedQuestionProps {
  readonly changed: readonly string[];
  /** Whether they would be lost by going there; without a place, by leaving the site. */
  readonly losesChanges: (to?: Location) => boolean;
}

/** Asks before the dialog, the page, the session or the browser's tab is left with changes that aren't saved. */
export const UnsavedQuestion = ({ changed, losesChanges }: UnsavedQuestionProps) => {
  const blocker = useBlocker(({ nextLocation }) => losesChanges(nextLocation));
  const [going, setGoing] = useState<{ readonly go: () => void } | null>(null);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (losesChanges()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    const stop = guardLeaving((go) => (losesChanges() ? setGoing({ go }) : go()));
    return () => {
      window.removeEventListener('beforeunload', ask);
      stop();
    };
  });
  const goOn = () => {
    going?.go();
    setGoing(null);
    blocker.proceed?.();
  };
  const stay = () => {
    setGoing(null);
    blocker.reset?.();
  };
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked' || going !== null}
      title="Leave without saving?"
      confirm="Discard changes"
      cancel="Keep editing"
      doing="Discard changes"
      busy={false}
      destructive
      onConfirm={goOn}
      onClose={stay}
    >
      <Typography variant="body">What you changed would be lost: {changed.join(', ')}.</Typography>
    </ConfirmDialog>
  );
};
