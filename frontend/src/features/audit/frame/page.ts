/** The width of the audit's page. */
export const page = { maxWidth: 1440, width: '100%', mx: 'auto', px: { xs: 2, md: 4 } } as const;
