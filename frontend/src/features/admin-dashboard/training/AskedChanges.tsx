import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { TrainingChange } from '@pilotlight/contracts/http/training-changes';
import { useId } from 'react';
import { apiErrorFrom } from '../../../api/api-error';
import { ChangeRow } from '../../../shared/training-changes/ChangeRow';
import {
  useFinishTrainingChangeMutation,
  useTrainingChangesForAdminQuery,
} from '../../../shared/training-changes/training-changes.api';
import { toast } from '../../../ui/toasts/toasts';

const Done = ({ slug, change }: { readonly slug: string; readonly change: TrainingChange }) => {
  const [finish, { isLoading }] = useFinishTrainingChangeMutation();
  const pressed = async () => {
    const { error } = await finish({ params: { slug, changeId: change.id } });
    if (!error) return toast({ title: 'Marked as done', description: 'The installer sees that.' });
    const description = apiErrorFrom(error).reason ?? 'Please try again.';
    toast({ variant: 'destructive', title: 'Not marked as done', description });
  };
  return (
    <Button size="small" disabled={isLoading} onClick={() => void pressed()} sx={{ minHeight: { xs: 44, md: 32 } }}>
      {isLoading ? 'Marking...' : 'Mark as done'}
    </Button>
  );
};

/** What the installer asked to have changed and waits for; nothing where it asked for nothing. */
export const AskedChanges = ({ slug }: { readonly slug: string }) => {
  const id = useId();
  const { data } = useTrainingChangesForAdminQuery({ params: { slug } }, { refetchOnMountOrArgChange: true });
  const waiting = data?.changes.filter(({ doneAt }) => doneAt === null) ?? [];
  if (waiting.length === 0) return null;
  return (
    <Card component="section" aria-labelledby={id} sx={{ px: 2, py: 1, overflow: 'visible' }}>
      <Typography id={id} variant="subhead" component="h3">
        The installer asks for a change
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {waiting.toReversed().map((change) => (
          <ChangeRow key={change.id} change={change} beside={<Done slug={slug} change={change} />} />
        ))}
      </Box>
    </Card>
  );
};
