import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { RankedInstaller } from '@pilotlight/contracts/http/platform-insights';
import { Link as RouterLink } from 'react-router-dom';
import { Change } from '../../../ui/figures/Change';
import { relativeChange } from '../../../ui/figures/change';
import { formatCount, formatPercent } from '../../../ui/format';
import { insightsPath } from '../frame/dialog-route';

const columns = ['Conversations', 'Contacts', 'Bookings', 'Conversion', 'Hot leads'] as const;

const row = {
  display: { xs: 'grid', md: 'table-row' },
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: '4px 8px',
  p: { xs: '12px 16px', md: 0 },
  borderTop: { xs: '1px solid var(--line)', md: 0 },
  '& .MuiTableCell-root': {
    p: { xs: 0, md: '8px 16px' },
    borderBottom: { xs: 0, md: '1px solid var(--line)' },
    fontVariantNumeric: 'tabular-nums',
    textAlign: { md: 'right' },
    '&:first-of-type': { gridColumn: '1 / -1', textAlign: 'left', pl: { md: 3 }, overflowWrap: 'anywhere' },
    '&:last-of-type': { pr: { md: 3 } },
  },
} as const;

const onPhone = { display: { xs: 'block', md: 'none' }, overflowWrap: 'anywhere' } as const;

const Row = ({ rank, installer }: { readonly rank: number; readonly installer: RankedInstaller }) => {
  const { slug, name, conversations, contacts, booked, conversion, hot, before } = installer;
  const figures = [
    formatCount(conversations),
    formatCount(contacts),
    formatCount(booked),
    formatPercent(conversion),
    formatCount(hot),
  ];
  return (
    <TableRow sx={row}>
      <TableCell>
        <Box component="span" sx={{ display: 'inline-block', minWidth: 32, color: 'var(--text-soft)' }}>
          {formatCount(rank)}
        </Box>
        <Link component={RouterLink} to={insightsPath(slug)} sx={{ fontWeight: 600 }}>
          {name}
        </Link>
      </TableCell>
      {figures.map((figure, column) => (
        <TableCell key={columns[column]}>
          <Typography variant="small" component="span" aria-hidden sx={onPhone}>
            {columns[column]}
          </Typography>
          {column === 0 && (
            <Box component="span" sx={{ mr: 1, display: { xs: 'none', md: 'inline' } }}>
              <Change {...relativeChange(conversations, before)} />
            </Box>
          )}
          {figure}
        </TableCell>
      ))}
    </TableRow>
  );
};

interface RankingTableProps {
  readonly installers: readonly RankedInstaller[];
  /** The rank of the first. */
  readonly from: number;
}

/** Installers by rank; a name leads to the installer's own insights. */
export const RankingTable = ({ installers, from }: RankingTableProps) => (
  <Table aria-label="Installers by rank" sx={{ display: { xs: 'block', md: 'table' } }}>
    <TableHead sx={{ display: { xs: 'none', md: 'table-header-group' } }}>
      <TableRow>
        <TableCell sx={{ pl: 3 }}>Installer</TableCell>
        {columns.map((name) => (
          <TableCell key={name} align="right" sx={{ '&:last-of-type': { pr: 3 } }}>
            {name}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody sx={{ display: { xs: 'block', md: 'table-row-group' } }}>
      {installers.map((installer, index) => (
        <Row key={installer.slug} rank={from + index} installer={installer} />
      ))}
    </TableBody>
  </Table>
);
