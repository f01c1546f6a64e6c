import ButtonBase from '@mui/material/ButtonBase';
import type { SxProps } from '@mui/material/styles';
import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import type { PortalLink } from '../../../shared/navigation/portal-navigation';
import { usePalette } from '../../../ui/palette/usePalette';
import { ShortcutsDialog } from '../../../ui/shortcuts/ShortcutsDialog';

const InstallerPalette = lazy(async () => ({ default: (await import('./InstallerPalette')).InstallerPalette }));

const shortcuts = [
  { keys: ['Ctrl', 'K'], does: 'Go to a conversation or a page' },
  { keys: ['/'], does: 'Search transcripts' },
  { keys: ['j', 'k'], does: 'Next and previous conversation' },
  { keys: ['t'], does: 'Take over, and write' },
  { keys: ['Esc'], does: 'Leave a field, then the conversation' },
  { keys: ['←', '→', '↑', '↓'], does: 'Go through the diary; with Shift, move the visit' },
  { keys: ['c'], does: 'Confirm the chosen visit' },
  { keys: ['?'], does: 'Show this list' },
] as const;

/** Escape leaves the field that is being written in, as long as nothing else takes it. */
const useLeavingFields = () => {
  useEffect(() => {
    const press = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented || !(target instanceof HTMLTextAreaElement)) return;
      if (!target.closest('[role=dialog]')) target.blur();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
};

interface InstallerHandsProps {
  readonly links: readonly PortalLink[];
  readonly sx: SxProps;
}

/** The command palette with its button, and the list of keys, on every page of the dashboard. */
export const InstallerHands = ({ links, sx }: InstallerHandsProps) => {
  const { open, show, hide } = usePalette();
  useLeavingFields();
  return (
    <>
      <ButtonBase aria-keyshortcuts="Control+K" title="Search (Ctrl+K)" onClick={show} sx={sx}>
        <Search size={22} strokeWidth={1.75} aria-hidden />
        Search
      </ButtonBase>
      {open && (
        <Suspense fallback={null}>
          <InstallerPalette links={links} onClose={hide} />
        </Suspense>
      )}
      <ShortcutsDialog shortcuts={shortcuts} />
    </>
  );
};
