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
  /** How a choice reads, where it isn't plain words itself. */
  readonly inWords?: (value: Value) => string;
  readonly onChoose: (value: Value | undefined) => void;
}

/** Narrows a search to one of several; its name and its choice stand in one line. */
export const Facet = <Value extends string>({ label, value, options, inWords, onChoose }: FacetProps<Value>) => (
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
        {label} <b>{value === undefined ? 'All' : (inWords?.(value) ?? value)}</b>
      </Box>
    )}
    MenuProps={{
      // Wider than its field: from the field's left edge on.
      anchorOrigin: { vertical: 'bottom', horizontal: 'left' },
      transformOrigin: { vertical: 'top', horizontal: 'left' },
      slotProps: { paper: { sx: { maxHeight: 360, maxWidth: 'calc(100vw - 32px)' } } },
    }}
  >
    <MenuItem value={all}>All</MenuItem>
    {options.map((option) => (
      <MenuItem key={option} value={option}>
        {inWords ? (
          <Box
            component="span"
            sx={{ display: 'grid', minWidth: 0, '& small': { fontSize: 12.5, color: 'var(--text-soft)' } }}
          >
            {inWords(option)} <small>{option}</small>
          </Box>
        ) : (
          option
        )}
      </MenuItem>
    ))}
  </Select>
);
