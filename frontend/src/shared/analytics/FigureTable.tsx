import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FigureTableProps {
  readonly label: string;
  /** The first names the rows; the others hold figures. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: ReactNode; readonly id: string; readonly figures: readonly ReactNode[] }[];
}

/** Figures by row and column; on a narrow screen the headings hyphenate. It scrolls by itself where it is long. */
export const FigureTable = ({ label, columns, rows }: FigureTableProps) => (
  <Box
    role="region"
    aria-label={label}
    tabIndex={0}
    sx={{
      overflowX: 'auto',
      maxHeight: 480,
      '& table': {
        width: '100%',
        borderCollapse: 'collapse',
        fontVariantNumeric: 'tabular-nums',
        fontSize: { xs: 13, md: 14 },
      },
      '& th, & td': { px: { xs: 0.5, md: 1.5 }, py: 1, textAlign: 'right', whiteSpace: 'nowrap', fontWeight: 400 },
      '& th': { whiteSpace: { xs: 'normal', md: 'nowrap' }, verticalAlign: 'bottom' },
      '& th:first-of-type': { textAlign: 'left', pl: { xs: 2, md: 3 } },
      '& td:last-of-type, & thead th:last-of-type': { pr: { xs: 2, md: 3 } },
      '& thead th': { fontSize: { xs: 11, md: 12.5 }, color: 'var(--text-soft)', fontWeight: 550 },
      '& tbody tr': { borderTop: '1px solid var(--line)' },
    }}
  >
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, id, figures }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {figures.map((figure, index) => (
              <td key={columns[index + 1]}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Box>
);
