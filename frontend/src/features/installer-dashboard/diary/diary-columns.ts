/** The days, and beside them what is chosen; under 1180 px below them, on a phone over the foot. */
export const split = {
  display: { xs: 'flex', md: 'grid' },
  flexDirection: 'column',
  gridTemplateColumns: { md: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 344px' },
  alignItems: { md: 'start' },
  gap: { xs: 1, md: 2 },
} as const;

export const side = { display: { xs: 'contents', md: 'grid' }, gap: 2, minWidth: 0 } as const;
