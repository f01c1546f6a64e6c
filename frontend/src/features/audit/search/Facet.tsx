import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { ChevronDown } from 'lucide-react';
import { smallIcon } from '../../../ui/icon';

const all = '';

const Chevron = (props: { className?: string }) => (
  <Box component="span" className={props.className} sx={{ display: 'inline-flex', color: 'var(--text-soft)' }}>
    <ChevronDown {...smallIcon} />
  </Box>
);

interface FacetProps<Value extends string> {
  readonly label: string;
  readonly value: Value | undefined;
  readonly options: readonly Value[];
  readonly onChoose: (value: Value | undefined) => void;
}

/** Narrows a search to one of several; its name and its choice stand in one line. */
export const Facet = <Value extends string>({ label, value, options, onChoose }: FacetProps<Value>) => (
  <Select
    size="small"
    fullWidth
    displayEmpty
    value={value ?? all}
    IconComponent={Chevron}
    aria-label={label}
    inputProps={{ 'aria-label': label }}
    onChange={({ target }) => onChoose(options.find((option) => option === target.value))}
    renderValue={() => (
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', '& b': { fontWeight: 600 } }}>
        {label} <b>{value ?? 'All'}</b>
      </Box>
    )}
    MenuProps={{ slotProps: { paper: { sx: { maxHeight: 360 } } } }}
  >
    <MenuItem value={all}>All</MenuItem>
    {options.map((option) => (
      <MenuItem key={option} value={option}>
        {option}
      </MenuItem>
    ))}
  </Select>
);
