import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { JobSheet } from '@pilotlight/contracts/values/job-sheet';
import { Camera, ClipboardList, Pencil } from 'lucide-react';
import { icon, smallIcon } from '../../../ui/icon';

interface MissingDetailProps {
  readonly missing: JobSheet['missing'][number];
  /** The visitor is being asked for it at the installer's wish. */
  readonly asked: boolean;
  readonly onAsk: () => void;
  readonly onFill: () => void;
}

/** One thing that the sheet lacks: the assistant can be told to ask for it, and it can be filled in. */
export const MissingDetail = ({ missing, asked, onAsk, onFill }: MissingDetailProps) => {
  const { label, photo } = missing;
  const Drawing = photo ? Camera : ClipboardList;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5, fontSize: 14, lineHeight: '22px' }}
    >
      <Drawing {...icon} style={{ flex: 'none', color: 'var(--text-soft)' }} />
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        {label}
      </Box>
      <IconButton
        size="small"
        aria-label={`Add ${label.toLowerCase()}`}
        onClick={onFill}
        sx={{ color: 'var(--text-soft)' }}
      >
        <Pencil {...smallIcon} />
      </IconButton>
      {/* It stays a button, so that the focus stays where it was pressed. */}
      <Button
        size="small"
        aria-disabled={asked}
        aria-label={asked ? `Will ask next: ${label}` : `Ask: ${label}`}
        onClick={asked ? undefined : onAsk}
        sx={{
          background: 'var(--surface)',
          '&[aria-disabled="true"]': {
            px: 0.5,
            border: 0,
            background: 'none',
            color: 'var(--text-soft)',
            cursor: 'default',
          },
        }}
      >
        {asked ? 'Will ask next' : 'Ask'}
      </Button>
    </Box>
  );
};
