import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { icon } from './icon';

interface SideDrawerProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Under the title. */
  readonly below?: ReactNode;
  /** Between the title and the cross. */
  readonly acts?: ReactNode;
  /** Pixels. */
  readonly width?: number;
  /** Each part scrolls by itself on a wide screen, under a head that stays. */
  readonly scrollsByParts?: boolean;
  /** What it shows changes while it is open: a screen reader says the new title. */
  readonly turnsPages?: boolean;
}

/** Slides over the page from the right, for one thing of a list: Escape closes it, and the focus goes back to what opened it. */
export const SideDrawer = (props: SideDrawerProps) => {
  const { title, onClose, children, below, acts, width = 640, scrollsByParts = false, turnsPages = false } = props;
  const titleId = useId();
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: {
            width,
            maxWidth: '100%',
            background: scrollsByParts ? 'var(--surface)' : 'var(--page)',
            ...(scrollsByParts && { overflow: { xs: 'auto', md: 'hidden' } }),
          },
        },
      }}
    >
      <Box
        component="header"
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 1,
          flex: 'none',
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 0, md: 1 },
          minHeight: { xs: 64, md: 72 },
          p: { xs: '12px 8px 12px 16px', md: '12px 16px 12px 24px' },
          background: 'var(--surface)',
          borderBottom: '1px solid var(--line)',
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }} aria-live={turnsPages ? 'polite' : undefined}>
          <Typography id={titleId} variant="head" component="h2">
            {title}
          </Typography>
          {below}
        </Box>
        {acts}
        <IconButton aria-label="Close" onClick={onClose} sx={{ alignSelf: acts ? 'center' : 'flex-start' }}>
          <X {...icon} />
        </IconButton>
      </Box>
      {children}
    </Drawer>
  );
};
