export const cardPadding = { p: { xs: 2, md: '16px 24px 24px' } } as const;
