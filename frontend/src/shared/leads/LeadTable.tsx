import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { LeadRow } from '@pilotlight/contracts/http/lead-hub';
import type { Selection } from '../selection/useSelection';
import { LeadTableRow } from './LeadTableRow';
import type { Portal } from './lead-hub.api';

interface LeadTableProps {
  readonly portal: Portal;
  readonly leads: readonly LeadRow[];
  readonly selection: Selection;
  /** Where a lead opens. */
  readonly pathOf: (lead: LeadRow) => string;
}

/** The leads that are loaded: a table, on a phone one under the other. */
export const LeadTable = ({ portal, leads, selection, pathOf }: LeadTableProps) => {
  const ids = leads.map(({ sessionId }) => sessionId);
  const chosen = ids.filter((id) => selection.selected.has(id)).length;
  return (
    <>
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', pl: { xs: 0.5, md: 1.5 }, minHeight: 48 }}>
        <Checkbox
          checked={chosen === ids.length}
          indeterminate={chosen > 0 && chosen < ids.length}
          onChange={() => selection.toggleAll(ids)}
        />
        Select all {ids.length} shown
      </Box>
      <Table aria-label="Leads" sx={{ display: { xs: 'block', md: 'table' }, tableLayout: 'fixed' }}>
        <TableHead sx={{ display: { xs: 'none', md: 'table-header-group' } }}>
          <TableRow>
            <TableCell component="td" sx={{ width: 64, pl: 1.5 }} />
            <TableCell>Lead</TableCell>
            <TableCell sx={{ width: 208 }}>Contact</TableCell>
            {portal === 'admin' && <TableCell sx={{ width: 176 }}>Installer</TableCell>}
            <TableCell sx={{ width: 144 }}>Intent</TableCell>
            <TableCell sx={{ width: 168 }}>Stage</TableCell>
            <TableCell align="right" sx={{ width: 184, pr: 3 }}>
              Since
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody sx={{ display: { xs: 'block', md: 'table-row-group' } }}>
          {leads.map((lead) => (
            <LeadTableRow
              key={lead.sessionId}
              portal={portal}
              lead={lead}
              to={pathOf(lead)}
              selected={selection.selected.has(lead.sessionId)}
              onToggle={() => selection.toggle(lead.sessionId)}
            />
          ))}
        </TableBody>
      </Table>
    </>
  );
};
