import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { dismissToast, type Toast, useToast } from './toasts';
import { useClearOfControls, useFrontDialog } from './useClearOfControls';
import { useSwipeRight } from './useSwipeRight';

const displayMilliseconds = 5000;

const useFocusByF8 = () => {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const focus = ({ key }: KeyboardEvent) => {
      if (key === 'F8') card.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);
  return card;
};

const ToastCard = ({ title, description, variant = 'default', action }: Toast) => {
  const card = useFocusByF8();
  const { offset, ...swipe } = useSwipeRight(dismissToast);
  const destructive = variant === 'destructive';
  return (
    <Box
      ref={card}
      tabIndex={-1}
      role={destructive ? 'alert' : 'status'}
      {...swipe}
      style={{ transform: `translateX(${offset}px)` }}
      sx={{
        display: 'flex',
        gap: 2,
        width: '100%',
        p: '12px 8px 12px 16px',
        borderRadius: '12px',
        border: '1px solid var(--line)',
        borderLeft: `4px solid var(${destructive ? '--bad' : '--good'})`,
        background: 'var(--surface)',
        boxShadow: 'var(--shadow-float)',
        touchAction: 'pan-y',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, py: '3px' }}>
        <Typography variant="label" component="p" sx={destructive ? { color: 'var(--bad)' } : undefined}>
          {title}
        </Typography>
        {description && <Typography variant="body">{description}</Typography>}
      </Box>
      {action && (
        <Button
          size="small"
          variant="text"
          onClick={() => {
            dismissToast();
            action.press();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton size="small" aria-label="Dismiss" onClick={dismissToast}>
        <X size={16} strokeWidth={1.75} />
      </IconButton>
    </Box>
  );
};

const Standing = (message: Toast) => {
  const dialog = useFrontDialog();
  const phone = useMediaQuery('(max-width: 599.95px)');
  const edge = phone ? 'top' : 'bottom';
  const place = useRef<HTMLDivElement>(null);
  const distance = useClearOfControls(place, edge, phone ? 8 : 24);
  return createPortal(
    <Snackbar
      // Its frame, as what it holds is still drawn smaller when it is measured.
      ref={place}
      open
      autoHideDuration={displayMilliseconds}
      transitionDuration={0}
      anchorOrigin={{ vertical: edge, horizontal: 'right' }}
      onClose={(_, reason) => reason !== 'clickaway' && dismissToast()}
      style={{ [edge]: distance }}
      sx={{ width: { sm: 420 }, maxWidth: { sm: 420 } }}
    >
      <Box sx={{ width: '100%' }}>
        <ToastCard {...message} />
      </Box>
    </Snackbar>,
    dialog ?? document.body,
  );
};

/**
 * The one place where toasts appear: bottom right, on a phone at the top, as near to the edge as no button is covered.
 * F8 moves the focus to the toast. While a dialog is open they are part of it, as all else is hidden from screen readers.
 */
export const ToastViewport = () => {
  const current = useToast();
  if (!current) return null;
  const { id, ...message } = current;
  return <Standing key={id} {...message} />;
};
