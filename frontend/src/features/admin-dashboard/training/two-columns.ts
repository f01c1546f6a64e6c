/** Fields beside each other, one below the other on a phone. */
export const twoColumns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: { xs: 2, sm: '24px 16px' },
  alignItems: 'start',
} as const;
