import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppDialog } from '../../ui/AppDialog';
import { icon } from '../../ui/icon';

interface PasswordHelpProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Tells one who has forgotten the password where help is. */
export const PasswordHelp = ({ open, title, onClose, children }: PasswordHelpProps) => (
  <AppDialog
    open={open}
    title={title}
    drawing={<KeyRound {...icon} />}
    onClose={onClose}
    actions={
      <Button variant="contained" onClick={onClose}>
        Got it
      </Button>
    }
  >
    <Box sx={{ display: 'grid', gap: 2, color: 'var(--text-soft)' }}>{children}</Box>
  </AppDialog>
);
