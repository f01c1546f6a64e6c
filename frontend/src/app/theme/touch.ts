import type { CSSObject } from '@mui/material/styles';

const finger = 44;
const byTouch = '@media (pointer: coarse)';

/** A finger needs 44 px: what is pressed is as tall, where that changes no line beside it. */
export const tallByTouch: CSSObject = { [byTouch]: { minHeight: finger } };

/** It looks as before, and takes a touch on 44 px around its middle. */
export const wideByTouch: CSSObject = {
  [byTouch]: {
    '&::after': {
      content: '""',
      position: 'absolute',
      top: '50%',
      left: '50%',
      width: `max(100%, ${finger}px)`,
      height: `max(100%, ${finger}px)`,
      transform: 'translate(-50%, -50%)',
    },
  },
};

/** A line of words that is pressed: the room above and below it moves nothing. */
export const lineByTouch: CSSObject = { [byTouch]: { position: 'relative', paddingBlock: 14, marginBlock: -14 } };

/** A box or a switch: its own field is what is touched. */
export const fieldByTouch: CSSObject = {
  [byTouch]: {
    '& input': { top: '50%', height: finger, minWidth: finger, transform: 'translateY(-50%)' },
  },
};
