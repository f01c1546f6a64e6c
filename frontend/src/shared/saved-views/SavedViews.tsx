import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { Bookmark, Trash2 } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { AppDialog } from '../../ui/AppDialog';
import { icon, smallIcon } from '../../ui/icon';
import { toast } from '../../ui/toasts/toasts';
import { useSavedViews } from './saved-views';

interface SavedViewsProps {
  readonly list: 'installers' | 'transcripts' | 'leads' | 'own-leads';
  readonly person: string;
  /** Where the list is; a view is opened there. */
  readonly path: string;
}

/** Names the list as it is now, and leads back to lists that were named. Kept for this person on this device. */
export const SavedViews = ({ list, person, path }: SavedViewsProps) => {
  const id = useId();
  const { search } = useLocation();
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const { views, save, remove } = useSavedViews(list, person);
  const close = () => setOpen(false);
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    save({ name: name.trim(), search });
    setName('');
    close();
    toast({ title: 'View saved', description: name.trim() });
  };
  return (
    <>
      <IconButton
        aria-label="Saved views"
        title="Saved views"
        onClick={() => setOpen(true)}
        sx={{ minWidth: { xs: 44, md: 0 }, minHeight: { xs: 44, md: 0 } }}
      >
        <Bookmark {...icon} />
      </IconButton>
      <AppDialog open={open} title="Saved views" onClose={close}>
        {views.length === 0 ? (
          <Typography variant="body">None yet. Search, filter and sort, then give it a name.</Typography>
        ) : (
          <Box component="ul" aria-label="Saved views" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {views.map((view) => (
              <Box component="li" key={view.name} sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
                <Link
                  component={RouterLink}
                  to={{ pathname: path, search: view.search }}
                  onClick={close}
                  sx={{ flex: 1, minWidth: 0, py: 1.5, my: { xs: 0 }, overflowWrap: 'anywhere' }}
                >
                  {view.name}
                </Link>
                <IconButton
                  aria-label={`Remove ${view.name}`}
                  onClick={() => {
                    remove(view.name);
                    toast({
                      title: 'View removed',
                      description: view.name,
                      action: { label: 'Undo', press: () => save(view) },
                    });
                  }}
                >
                  <Trash2 {...smallIcon} />
                </IconButton>
              </Box>
            ))}
          </Box>
        )}
        <Box component="form" onSubmit={keep} sx={{ mt: 2 }}>
          <Typography variant="label" component="label" htmlFor={`${id}-name`} sx={{ display: 'block', mb: 0.5 }}>
            Name of the list as it is now
          </Typography>
          <Box sx={{ display: 'flex', gap: 1 }}>
            <OutlinedInput
              id={`${id}-name`}
              fullWidth
              value={name}
              onChange={({ target }) => setName(target.value)}
              inputProps={{ maxLength: 60 }}
            />
            <Button type="submit" variant="contained" disabled={!name.trim()}>
              Save
            </Button>
          </Box>
          <Typography variant="small" sx={{ mt: 0.5 }}>
            Kept on this device, for you alone.
          </Typography>
        </Box>
      </AppDialog>
    </>
  );
};
