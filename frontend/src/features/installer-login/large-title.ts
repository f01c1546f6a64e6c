/** The two titles that face each other on the sign-in. */
export const largeTitle = {
  fontSize: { xs: 28, md: 32 },
  lineHeight: { xs: '36px', md: '40px' },
  fontWeight: 650,
  letterSpacing: '-.025em',
} as const;
