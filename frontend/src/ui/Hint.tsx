import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds. Who goes from one hint straight to the next doesn't wait again. */
const delay = 700;
const skipDelay = 300;

let closedAt = -Infinity;
/** Moving from one to the next, the next is entered before the one that is open is left. */
let openHints = 0;

type HintProps = Omit<
  TooltipProps,
  'open' | 'onOpen' | 'onClose' | 'onMouseLeave' | 'onBlur' | 'enterDelay' | 'enterNextDelay'
>;

/** A tooltip after 700 ms, or at once where another was open within the last 300. */
export const Hint = (props: HintProps) => {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    openHints += 1;
    return () => {
      openHints -= 1;
    };
  }, [open]);
  const enter = () => {
    clearTimeout(timer.current);
    if (openHints > 0 || Date.now() - closedAt < skipDelay) setOpen(true);
    else timer.current = setTimeout(() => setOpen(true), delay);
  };
  const leave = () => {
    clearTimeout(timer.current);
    if (open) closedAt = Date.now();
    setOpen(false);
  };
  // MUI tells of an end only once it is open: whoever passed by would see it come, and stay.
  const passBy = () => clearTimeout(timer.current);
  return (
    <Tooltip
      {...props}
      open={open}
      onOpen={enter}
      onClose={leave}
      onMouseLeave={passBy}
      onBlur={passBy}
      enterDelay={0}
      enterNextDelay={0}
    />
  );
};
