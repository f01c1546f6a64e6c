import ButtonBase from '@mui/material/ButtonBase';
import type { SxProps } from '@mui/material/styles';
import { Search } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { icon } from '../../../ui/icon';
import { usePalette } from '../../../ui/palette/usePalette';
import { ShortcutsDialog } from '../../../ui/shortcuts/ShortcutsDialog';

const AdminPalette = lazy(async () => ({ default: (await import('./AdminPalette')).AdminPalette }));

const shortcuts = [
  { keys: ['Ctrl', 'K'], does: 'Go to an installer, a conversation or a page' },
  { keys: ['/'], does: 'Search installers' },
  { keys: ['↑', '↓'], does: 'Go from card to card' },
  { keys: ['x'], does: 'Select the focused installer' },
  { keys: ['e'], does: 'Edit the focused installer' },
  { keys: ['Ctrl', 'S'], does: 'Save, in a form' },
  { keys: ['[', ']'], does: 'Previous and next conversation, in a transcript' },
  { keys: ['?'], does: 'Show this list' },
] as const;

/** The command palette with its button, and the list of keys, on every admin page. */
export const AdminHands = ({ sx }: { readonly sx: SxProps }) => {
  const { open, show, hide } = usePalette();
  return (
    <>
      <ButtonBase aria-label="Search" aria-keyshortcuts="Control+K" title="Search (Ctrl+K)" onClick={show} sx={sx}>
        <Search {...icon} />
      </ButtonBase>
      {open && (
        <Suspense fallback={null}>
          <AdminPalette onClose={hide} />
        </Suspense>
      )}
      <ShortcutsDialog shortcuts={shortcuts} />
    </>
  );
};
