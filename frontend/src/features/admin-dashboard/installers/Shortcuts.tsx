import Box from '@mui/material/Box';
import { useState } from 'react';
import { AppDialog } from '../../../ui/AppDialog';
import { Key } from '../../../ui/Key';
import { useShortcut } from '../frame/useShortcut';

const shortcuts = [
  { keys: ['/'], does: 'Search installers' },
  { keys: ['↑', '↓'], does: 'Go from card to card' },
  { keys: ['e'], does: 'Edit the focused installer' },
  { keys: ['[', ']'], does: 'Previous and next conversation, in a transcript' },
  { keys: ['?'], does: 'Show this list' },
] as const;

/** "?" lists what the keyboard can do here. */
export const Shortcuts = () => {
  const [open, setOpen] = useState(false);
  useShortcut('?', () => setOpen(true));
  return (
    <AppDialog open={open} title="Keyboard shortcuts" onClose={() => setOpen(false)}>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '72px 1fr', gap: 1.5, alignItems: 'center' }}>
        {shortcuts.map(({ keys, does }) => (
          <Box key={does} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ display: 'flex', gap: 0.5 }}>
              {keys.map((name) => (
                <Key key={name} name={name} />
              ))}
            </Box>
            <dd>{does}</dd>
          </Box>
        ))}
      </Box>
    </AppDialog>
  );
};
