/** A dialog's paper that covers a small screen to its edges. */
export const fillsTheScreen = {
  '&.MuiDialog-paper': { m: 0, maxWidth: 'none', height: '100%', maxHeight: 'none', borderRadius: 0 },
} as const;
