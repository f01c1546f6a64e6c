import Box from '@mui/material/Box';
import { useState } from 'react';
import { AppDialog } from '../AppDialog';
import { Key } from '../Key';
import { useShortcut } from './useShortcut';

export interface Shortcut {
  readonly keys: readonly string[];
  readonly does: string;
}

/** "?" lists what the keyboard can do here. */
export const ShortcutsDialog = ({ shortcuts }: { readonly shortcuts: readonly Shortcut[] }) => {
  const [open, setOpen] = useState(false);
  useShortcut('?', () => setOpen(true));
  return (
    <AppDialog open={open} title="Keyboard shortcuts" onClose={() => setOpen(false)}>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '96px 1fr', gap: 1.5, alignItems: 'center' }}>
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
