import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { fillsTheScreen } from './fills-the-screen';
import { icon } from './icon';

interface AppDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The buttons of the foot, the primary one last. */
  readonly actions?: ReactNode;
  /** Drawn in a soft disc before the title. */
  readonly drawing?: ReactNode;
  /** Pixels: 520 to say, 560 to decide, 1216 to edit. */
  readonly width?: number;
  /** Fills a small screen. */
  readonly full?: boolean;
  /** While true neither Escape nor the cross closes it. */
  readonly busy?: boolean;
}

/** A titled dialog: Escape closes it, and the focus goes back to what opened it. */
export const AppDialog = (props: AppDialogProps) => {
  const { open, title, onClose, children, actions, drawing, width = 520, full = false, busy = false } = props;
  const small = useMediaQuery('(max-width: 899.95px)');
  const titleId = useId();
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      fullScreen={full && small}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: full && small ? fillsTheScreen : { maxWidth: width } } }}
    >
      <DialogTitle component="div">
        {drawing && (
          <Box
            sx={{
              display: 'grid',
              placeItems: 'center',
              width: 40,
              height: 40,
              borderRadius: '50%',
              background: 'var(--flame-soft)',
              color: 'var(--flame-deep)',
            }}
          >
            {drawing}
          </Box>
        )}
        <Typography id={titleId} variant="head" component="h2" sx={{ flex: 1, minWidth: 0 }}>
          {title}
        </Typography>
        <IconButton aria-label="Close" onClick={close} disabled={busy}>
          <X {...icon} />
        </IconButton>
      </DialogTitle>
      <DialogContent>{children}</DialogContent>
      {actions && <DialogActions>{actions}</DialogActions>}
    </Dialog>
  );
};
