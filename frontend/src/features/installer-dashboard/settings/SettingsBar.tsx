import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import Typography from '@mui/material/Typography';
import { Undo2 } from 'lucide-react';
import { UnsavedQuestion } from '../../../shared/unsaved/UnsavedQuestion';
import { icon } from '../../../ui/icon';

interface SettingsBarProps {
  /** What was changed and isn't saved, in words. */
  readonly changed: readonly string[];
  readonly saving: boolean;
  readonly onDiscard: () => void;
}

const most = 3;
const listed = new Intl.ListFormat('en-GB');

const inWords = (changed: readonly string[]): string => {
  const others = changed.length - most;
  const names = listed.format(others > 0 ? [...changed.slice(0, most), `${others} more`] : changed);
  return `${names.slice(0, 1).toUpperCase()}${names.slice(1)} changed`;
};

/** For beside two buttons on a phone. */
const shortly = (changed: readonly string[]): string =>
  changed.length > 1 ? `${changed.length} changes not saved` : inWords(changed);

/** Comes up with unsaved changes, names them and saves the form around it. Asks before they are left behind. */
export const SettingsBar = ({ changed, saving, onDiscard }: SettingsBarProps) => {
  const narrow = useMediaQuery('(max-width: 899.95px)');
  return (
    <>
      {changed.length > 0 && (
        <Box
          role="region"
          aria-label="Unsaved changes"
          sx={{
            position: 'sticky',
            // On a phone above the bar at the foot.
            bottom: { xs: 'calc(72px + env(safe-area-inset-bottom))', md: 16 },
            zIndex: 3,
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            mt: { xs: 1.5, md: 2 },
            p: { xs: '8px 8px 8px 16px', md: '12px 16px 12px 24px' },
            background: 'var(--surface)',
            border: '1px solid var(--line)',
            borderRadius: '12px',
            boxShadow: 'var(--shadow-float)',
          }}
        >
          <Box aria-hidden sx={{ flex: 'none', width: 8, height: 8, borderRadius: '50%', background: 'var(--warn)' }} />
          <Typography role="status" variant="subhead" component="p" sx={{ flex: 1, minWidth: 0 }}>
            {narrow ? shortly(changed) : `${inWords(changed)}, not saved yet`}
          </Typography>
          <Button aria-label="Discard" disabled={saving} onClick={onDiscard} sx={{ px: { xs: 1.5, md: 2 } }}>
            {narrow ? <Undo2 {...icon} /> : 'Discard'}
          </Button>
          <Button type="submit" variant="contained" disabled={saving}>
            {saving ? 'Saving...' : 'Save Settings'}
          </Button>
        </Box>
      )}
      <UnsavedQuestion changed={changed} losesChanges={() => changed.length > 0} />
    </>
  );
};
