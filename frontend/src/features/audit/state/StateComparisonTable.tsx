import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { StateComparison } from '@pilotlight/contracts/http/audit-state';
import { ArrowRight } from 'lucide-react';
import { spokenOnly } from '../../../shared/conversations/spoken-only';
import { formatCount, formatExactDateTime } from '../../../ui/format';
import { smallIcon } from '../../../ui/icon';
import { Value } from '../values/Value';

const small = "450 12.5px/18px 'Inter Variable', Inter, system-ui, sans-serif";

const table = {
  tableLayout: 'fixed',
  display: { xs: 'block', md: 'table' },
  '& :is(th, td)': { height: 'auto', border: 0, font: 'inherit', letterSpacing: 'inherit' },
  '& tbody': { display: { xs: 'block', md: 'table-row-group' } },
  '& thead': { display: { xs: 'none', md: 'table-header-group' } },
  '& thead th': {
    px: 2,
    py: 1.5,
    textAlign: 'left',
    verticalAlign: 'top',
    font: small,
    color: 'var(--text-soft)',
    '& b': { display: 'block', fontWeight: 600, fontSize: 14, lineHeight: '20px', color: 'var(--ink)' },
    '&:first-of-type': { width: 208 },
    '&:nth-of-type(3)': { width: 56 },
  },
  '& tbody tr': {
    display: { xs: 'grid', md: 'table-row' },
    gridTemplateColumns: 'minmax(0, 1fr) 24px minmax(0, 1fr)',
    px: { xs: 2, md: 0 },
    py: { xs: 1, md: 0 },
    borderTop: '1px solid var(--line)',
  },
  '& tbody :is(th, td)': {
    height: { md: 40 },
    px: { xs: 0, md: 2 },
    py: { xs: 0.25, md: 0 },
    textAlign: 'left',
    fontVariantNumeric: 'tabular-nums',
    color: 'var(--text-soft)',
  },
  '& tbody th': { gridColumn: '1 / -1', pl: { md: 3 }, font: { xs: small, md: 'inherit' } },
  '& td': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: { md: 'nowrap' },
    overflowWrap: 'anywhere',
  },
  '& td:nth-of-type(2)': {
    px: 0,
    textAlign: 'center',
    color: 'var(--flame-deep)',
    '& svg': { verticalAlign: 'middle' },
  },
  '& .differs': { background: { xs: 'var(--flame-soft)', md: 'none' } },
  '& .differs :is(th, td)': { color: 'var(--ink)', fontWeight: 550 },
  '& .differs td': { background: { md: 'var(--flame-soft)' } },
  '& .differs td:nth-of-type(1)': { background: { md: 'var(--surface-sunk)' } },
  '& .differs td:nth-of-type(2)': {
    color: 'var(--flame-deep)',
    background: { md: 'linear-gradient(90deg, var(--surface-sunk), var(--flame-soft))' },
  },
} as const;

const after = ({ after: number, events }: StateComparison['was']): string =>
  number === null
    ? 'before its first event'
    : `last change: event ${formatCount(number)}, ${formatCount(events)} in all`;

interface StateComparisonTableProps {
  readonly compared: StateComparison;
  /** Only what differs. */
  readonly differences: boolean;
}

const titleOf = (value: StateComparison['fields'][number]['was']): string | undefined =>
  value.kind === 'shown' ? value.text : undefined;

/** An installer's fields as they were and as they are, those that differ marked. */
export const StateComparisonTable = ({ compared: { was, now, fields }, differences }: StateComparisonTableProps) => (
  <Table sx={table}>
    <TableHead>
      <TableRow>
        <TableCell>
          <Box component="span" sx={spokenOnly}>
            Field
          </Box>
        </TableCell>
        <TableCell>
          <b>{formatExactDateTime(was.at)}</b>
          {after(was)}
        </TableCell>
        <TableCell>
          <Box component="span" sx={spokenOnly}>
            Change
          </Box>
        </TableCell>
        <TableCell>
          <b>Now</b>
          {after(now)}
        </TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {fields
        .filter(({ differs }) => differs || !differences)
        .map((field) => (
          <TableRow key={field.name} className={field.differs ? 'differs' : undefined}>
            <TableCell component="th" scope="row">
              {field.name}
            </TableCell>
            <TableCell title={titleOf(field.was)}>
              <Value value={field.was} />
            </TableCell>
            <TableCell>
              {field.differs && (
                <>
                  <ArrowRight {...smallIcon} />
                  <Box component="span" sx={spokenOnly}>
                    changed to
                  </Box>
                </>
              )}
            </TableCell>
            <TableCell title={titleOf(field.now)}>
              <Value value={field.now} />
            </TableCell>
          </TableRow>
        ))}
    </TableBody>
  </Table>
);
