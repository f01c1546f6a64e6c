/** Whether whoever looks wants motion; in tests nobody does, but where this says so. */
export const wantMotion = (wanted: boolean): void => {
  const matchMedia = (media: string) => ({ media, matches: media === '(prefers-reduced-motion)' && !wanted });
  Object.assign(globalThis, { matchMedia });
};
