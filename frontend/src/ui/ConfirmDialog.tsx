import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { AppDialog } from './AppDialog';

interface ConfirmDialogProps {
  readonly open: boolean;
  /** Names the thing: "Suspend Aire Valley Heating?" */
  readonly title: string;
  /** The button's words: what it does. */
  readonly confirm: string;
  /** What the button says while it is being done. */
  readonly doing: string;
  readonly busy: boolean;
  /** The way back, where "Cancel" could be taken for the act itself. */
  readonly cancel?: string;
  readonly destructive?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** What goes with it. */
  readonly children: ReactNode;
}

/** Asks before an act that can't be taken back or that others will feel. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const {
    open,
    title,
    confirm,
    doing,
    busy,
    cancel = 'Cancel',
    destructive = false,
    onConfirm,
    onClose,
    children,
  } = props;
  return (
    <AppDialog
      open={open}
      title={title}
      onClose={onClose}
      busy={busy}
      width={560}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {cancel}
          </Button>
          <Button variant="contained" color={destructive ? 'error' : 'primary'} onClick={onConfirm} disabled={busy}>
            {busy ? doing : confirm}
          </Button>
        </>
      }
    >
      {children}
    </AppDialog>
  );
};
