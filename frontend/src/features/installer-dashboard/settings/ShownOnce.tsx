import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { AppDialog } from '../../../ui/AppDialog';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { CopyButton } from '../../../ui/CopyButton';
import { monospace } from '../../../ui/monospace';

interface ShownOnceProps {
  readonly title: string;
  /** What it is called: "secret". */
  readonly what: string;
  /** What it is for and where to keep it. */
  readonly text: string;
  readonly value: string;
  /** How to get another where this one wasn't copied. */
  readonly otherwise: string;
  readonly onClose: () => void;
}

/** Shows what is never shown again: only the button closes it unasked. */
export const ShownOnce = ({ title, what, text, value, otherwise, onClose }: ShownOnceProps) => {
  const [asking, setAsking] = useState(false);
  return (
    <AppDialog
      open
      title={title}
      width={560}
      onClose={() => setAsking(true)}
      actions={
        <>
          <CopyButton text={value} label={`Copy ${what}`} variant="outlined" />
          <Button variant="contained" onClick={onClose}>
            I’ve copied it
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="body">{text}</Typography>
        <Box
          component="code"
          aria-label={title}
          sx={{
            fontFamily: monospace,
            p: '12px 16px',
            borderRadius: '8px',
            background: 'var(--surface-sunk)',
            border: '1px solid var(--line)',
            overflowWrap: 'anywhere',
            userSelect: 'all',
          }}
        >
          {value}
        </Box>
      </Box>
      <ConfirmDialog
        open={asking}
        title={`Have you copied the ${what}?`}
        confirm="Close"
        cancel={`Show the ${what}`}
        doing="Close"
        busy={false}
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      >
        It isn’t shown again. {otherwise}
      </ConfirmDialog>
    </AppDialog>
  );
};
