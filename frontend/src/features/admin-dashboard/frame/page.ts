/** The width of every admin page. */
export const page = { maxWidth: 1440, width: '100%', mx: 'auto', px: { xs: 2, md: 4 } } as const;
