import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  adminJobSheetsPdf,
  adminLeadsCsv,
  installerJobSheetsPdf,
  installerLeadsCsv,
  mostJobSheets,
} from '@pilotlight/contracts/http/lead-exports';
import type { LeadFilters } from '@pilotlight/contracts/http/leads';
import { ChevronDown, Download, Forward, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { smallIcon } from '../../ui/icon';
import { useStreamedFile } from '../files/useStreamedFile';
import { rowsInWords } from './export-words';
import { ForwardDialog } from './ForwardDialog';
import { ForwardToCrm } from './ForwardToCrm';

export interface LeadActionsProps {
  readonly portal: 'admin' | 'installer';
  /** Session ids, in the order in which they were selected; empty where none is. */
  readonly selected: readonly string[];
  /** What the list shows. */
  readonly filters: LeadFilters;
  /** Of selected leads, whose they all are: for the admin, who forwards for one installer at a time. */
  readonly slug?: string | undefined;
}

const routes = {
  admin: { csv: adminLeadsCsv, pdf: adminJobSheetsPdf },
  installer: { csv: installerLeadsCsv, pdf: installerJobSheetsPdf },
} as const;

const today = (): string => new Date().toISOString().slice(0, 10);

const pdfHelp = (chosen: number): string => {
  if (chosen === 0) return 'Select the leads first';
  return chosen > mostJobSheets ? `Up to ${mostJobSheets} in one file` : 'With their photos';
};

/** What leads out of the hub: export and forwarding, of the selected or of all that the list finds. */
export const LeadActions = ({ portal, selected, filters, slug }: LeadActionsProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [forwarding, setForwarding] = useState<string | null>(null);
  const { progress, save, cancel } = useStreamedFile();
  const [kind, setKind] = useState<'csv' | 'pdf'>('csv');
  const begin = (wanted: 'csv' | 'pdf') => {
    setOpen(false);
    setKind(wanted);
    const ids = selected.length > 0 ? { ids: selected } : {};
    const name = wanted === 'csv' ? `leads-${today()}.csv` : `job-sheets-${today()}.pdf`;
    void save({ name, route: routes[portal][wanted], body: wanted === 'csv' ? { ...filters, ...ids } : ids });
  };
  const [only] = selected;
  const mayForward = selected.length > 0 && (portal === 'installer' || slug !== undefined);
  return (
    <>
      {progress ? (
        <Button startIcon={<X {...smallIcon} />} onClick={cancel}>
          {kind === 'csv' ? rowsInWords(progress) : 'Making the PDF'} · Cancel
        </Button>
      ) : (
        <Button
          ref={button}
          startIcon={<Download {...smallIcon} />}
          endIcon={<ChevronDown {...smallIcon} />}
          aria-haspopup="menu"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          Export
        </Button>
      )}
      <Box
        component="span"
        role="status"
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {progress ? 'Exporting' : ''}
      </Box>
      <Menu open={open} anchorEl={() => button.current} onClose={() => setOpen(false)}>
        <MenuItem onClick={() => begin('csv')}>
          <ListItemText
            primary="Spreadsheet (CSV)"
            secondary={selected.length > 0 ? `The ${selected.length} selected` : 'All that the list finds'}
          />
        </MenuItem>
        <MenuItem disabled={selected.length === 0 || selected.length > mostJobSheets} onClick={() => begin('pdf')}>
          <ListItemText primary="Job sheets (PDF)" secondary={pdfHelp(selected.length)} />
        </MenuItem>
      </Menu>
      {mayForward && only !== undefined && selected.length === 1 && (
        <Button startIcon={<Forward {...smallIcon} />} onClick={() => setForwarding(only)}>
          Forward
        </Button>
      )}
      {mayForward && <ForwardToCrm ids={selected} slug={slug} />}
      {forwarding !== null && (
        <ForwardDialog lead={{ sessionId: forwarding, slug }} onClose={() => setForwarding(null)} />
      )}
    </>
  );
};
