import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly count?: number;
}

interface SegmentedProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
  /** As wide as the place that it stands in. */
  readonly fullWidth?: boolean;
}

/** A choice of one out of a few, all visible: where they don't fit into a row they wrap. */
export const Segmented = <Value extends string>({
  label,
  value,
  options,
  onChange,
  fullWidth = false,
}: SegmentedProps<Value>) => (
  <ToggleButtonGroup
    exclusive
    fullWidth={fullWidth}
    aria-label={label}
    value={value}
    onChange={(_, next: Value | null) => next !== null && onChange(next)}
    sx={{
      flexWrap: 'wrap',
      '& .MuiToggleButton-root': {
        minHeight: { xs: 44, md: 'auto' },
        ...(fullWidth && { flex: '1 0 auto', width: 'auto' }),
      },
    }}
  >
    {options.map((option) => (
      <ToggleButton key={option.value} value={option.value}>
        {option.label}
        {option.count !== undefined && <b>{option.count.toLocaleString('en-GB')}</b>}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
