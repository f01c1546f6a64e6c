import useMediaQuery from '@mui/material/useMediaQuery';

/** Pixels that an hour takes. */
export const useHourHeight = (): number => (useMediaQuery('(max-width: 899.95px)') ? 68 : 72);

/** What is hatched: closed hours and lunch. */
export const hatched =
  'repeating-linear-gradient(135deg, var(--surface-sunk) 0 5px, transparent 5px 10px), var(--surface)';

/** The nearest quarter of an hour, in minutes. */
export const nearestQuarter = (minutes: number): number => Math.round(minutes / 15) * 15;
