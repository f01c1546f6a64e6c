import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ArrowRight, Clock } from 'lucide-react';
import { smallIcon } from '../../../ui/icon';
import { unsavedInWords } from '../unsaved-changes';

interface SaveBarProps {
  readonly changed: readonly string[];
  readonly isNew: boolean;
  readonly saving: boolean;
  readonly onCancel: () => void;
  /** Leads on to the tab that is to be filled in next, where there is one. */
  readonly next: { readonly label: string; readonly onGo: () => void } | null;
}

const act = (isNew: boolean, saving: boolean): string => {
  if (isNew) return saving ? 'Creating...' : 'Create Installer';
  return saving ? 'Saving...' : 'Save Changes';
};

/** The dialog's foot: what isn't saved yet, and the way to save it. */
export const SaveBar = ({ changed, isNew, saving, onCancel, next }: SaveBarProps) => (
  <Box
    sx={{
      flex: 'none',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1,
      p: { xs: '12px 16px', md: '16px 24px' },
      borderTop: '1px solid var(--line)',
      // Three don't stand beside each other on a phone: the primary one gets a line of its own.
      '& .MuiButton-root': { flex: { xs: next ? '1 0 auto' : 1, md: 'none' } },
    }}
  >
    <Typography
      variant="small"
      role="status"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, mr: 'auto', flex: { xs: '1 1 100%', md: 'none' } }}
    >
      {changed.length > 0 && (
        <>
          <Clock {...smallIcon} style={{ flex: 'none' }} />
          {unsavedInWords(changed)}
        </>
      )}
    </Typography>
    <Button onClick={onCancel} disabled={saving}>
      Cancel
    </Button>
    {next && (
      <Button onClick={next.onGo} disabled={saving} endIcon={<ArrowRight {...smallIcon} />}>
        Next: {next.label}
      </Button>
    )}
    <Button type="submit" variant="contained" disabled={saving}>
      {act(isNew, saving)}
    </Button>
  </Box>
);
