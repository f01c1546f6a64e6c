import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import type { InstallerFilter, installerSorts } from '@pilotlight/contracts/http/installers';
import { ArrowDownWideNarrow, ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useCallback, useState } from 'react';
import { icon } from '../../../ui/icon';
import { SearchField } from '../../../ui/SearchField';
import { Segmented } from '../../../ui/Segmented';
import { ExportButton } from '../selection/ExportButton';
import type { InstallersView } from './installers-view';

type Sort = (typeof installerSorts)[number];

const sorts: readonly { readonly value: Sort; readonly label: string }[] = [
  { value: 'needs-a-look', label: 'Needs a look first' },
  { value: 'name', label: 'Name' },
  { value: 'newest', label: 'Newest first' },
  { value: 'most-chats', label: 'Most chats first' },
];

const filters: readonly { readonly value: InstallerFilter; readonly label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'needs-a-look', label: 'Needs a look' },
  { value: 'payment-failed', label: 'Payment Failed' },
  { value: 'suspended', label: 'Suspended' },
  { value: 'manual-payment', label: 'Manual Payment' },
];

interface InstallerToolbarProps {
  readonly view: InstallersView;
  /** How many each filter leaves of what is searched for. */
  readonly found: Readonly<Record<InstallerFilter, number>> | undefined;
  readonly onShow: (change: Partial<InstallersView>) => void;
}

/** Search, filter and order of the list. */
export const InstallerToolbar = ({ view, found, onShow }: InstallerToolbarProps) => {
  const [sorting, setSorting] = useState(false);
  const search = useCallback((text: string) => onShow({ search: text }), [onShow]);
  return (
    <Box
      role="search"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: { xs: 1, md: 2 },
        p: { xs: '16px 0', md: '24px 0 16px' },
        '& .MuiToggleButtonGroup-root': {
          flex: { xs: '1 1 100%', md: 'none' },
          flexWrap: { xs: 'wrap', md: 'nowrap' },
        },
        '& .MuiToggleButton-root': { flex: { xs: 1, md: 'none' }, '& b': { fontWeight: 600 } },
      }}
    >
      <Box sx={{ flex: { xs: '1 1 100%', md: 1 }, minWidth: { md: 220 }, maxWidth: { md: 432 } }}>
        <SearchField label="Name, slug, email or domain" value={view.search} onSearch={search} />
      </Box>
      <Segmented
        label="Filter"
        value={view.filter}
        options={filters.map((filter) => ({ ...filter, ...(found && { count: found[filter.value] }) }))}
        onChange={(filter) => onShow({ filter })}
      />
      <Select<Sort>
        size="small"
        value={view.sort}
        onChange={({ target }) => onShow({ sort: target.value })}
        IconComponent={ChevronDown}
        open={sorting}
        onOpen={() => setSorting(true)}
        onClose={() => setSorting(false)}
        MenuProps={{
          disablePortal: true,
          onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && setSorting(false),
        }}
        startAdornment={<ArrowDownWideNarrow {...icon} />}
        slotProps={{ input: { 'aria-label': 'Sort' } }}
        sx={{
          ml: { md: 'auto' },
          flex: { xs: '1 1 100%', md: 'none' },
          gap: 1,
          pl: 1.5,
          fontWeight: 600,
          '& .MuiSelect-select': { pl: 0 },
          '& > svg': { flex: 'none', color: 'inherit' },
          '& .MuiSelect-icon': { top: 'calc(50% - 9px)', right: 12, width: 18, height: 18 },
        }}
      >
        {sorts.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </Select>
      <ExportButton view={view} />
    </Box>
  );
};
