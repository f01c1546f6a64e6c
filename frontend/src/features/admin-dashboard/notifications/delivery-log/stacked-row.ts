/** A row of a table where there is room for one, else its cells under each other. */
export const stackedRow = {
  display: { xs: 'grid', md: 'table-row' },
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 8px',
  p: { xs: '12px 16px', md: 0 },
  borderTop: { xs: '1px solid var(--line)', md: 0 },
  '& .MuiTableCell-root': {
    height: { xs: 'auto', md: 56 },
    p: { xs: 0, md: '8px 16px' },
    borderBottom: { xs: 0, md: '1px solid var(--line)' },
    overflowWrap: 'anywhere',
    '&:first-of-type': { pl: { md: 3 } },
    '&:last-of-type': { pr: { md: 3 } },
  },
} as const;

export const stackedTable = { display: { xs: 'block', md: 'table' } } as const;
export const stackedHead = { display: { xs: 'none', md: 'table-header-group' } } as const;
export const stackedBody = { display: { xs: 'block', md: 'table-row-group' } } as const;
export const wholeRow = { gridColumn: '1 / -1' } as const;
