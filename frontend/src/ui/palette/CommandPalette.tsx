import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { icon } from '../icon';
import { Key } from '../Key';
import type { PaletteEntry } from './entries';

interface CommandPaletteProps {
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly entries: readonly PaletteEntry[];
  /** The server is still asked for more. */
  readonly searching: boolean;
  readonly onGo: (to: string) => void;
  readonly onClose: () => void;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** As it opens, and not again. */
const focus = (input: HTMLInputElement | null): void => input?.focus();

/** One field that leads anywhere: arrows choose, Enter goes, Escape closes. */
export const CommandPalette = (props: CommandPaletteProps) => {
  const { label, text, onText, entries, searching, onGo, onClose } = props;
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, Math.max(0, entries.length - 1));
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = (at + step + entries.length) % Math.max(1, entries.length);
      setChosen(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView?.({ block: 'nearest' });
    }
    const entry = entries[at];
    if (event.key === 'Enter' && entry) onGo(entry.to);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      slotProps={{
        paper: {
          sx: {
            width: '100%',
            maxWidth: 560,
            alignSelf: 'flex-start',
            mt: { xs: 1, md: '12vh' },
            mx: { xs: 1, md: 4 },
          },
        },
      }}
    >
      <Typography id={`${id}-title`} component="h2" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
        {label}
      </Typography>
      <OutlinedInput
        inputRef={focus}
        fullWidth
        value={text}
        placeholder={label}
        onChange={({ target }) => {
          setChosen(0);
          onText(target.value);
        }}
        onKeyDown={press}
        startAdornment={
          <InputAdornment position="start">
            <Search {...icon} />
          </InputAdornment>
        }
        endAdornment={<Key name="Esc" />}
        inputProps={{
          'aria-label': label,
          role: 'combobox',
          'aria-expanded': true,
          'aria-controls': `${id}-list`,
          'aria-autocomplete': 'list',
          ...(entries.length > 0 && { 'aria-activedescendant': `${id}-${at}` }),
        }}
        sx={{ minHeight: 56, pr: 2, '& fieldset': { border: 0 } }}
      />
      <Box
        id={`${id}-list`}
        role="listbox"
        aria-label="Found"
        aria-busy={searching}
        sx={{ maxHeight: 'min(60vh, 440px)', overflowY: 'auto', borderTop: '1px solid var(--line)', p: 1 }}
      >
        {entries.map((entry, place) => (
          <Box key={entry.id} role="presentation">
            {entries[place - 1]?.group !== entry.group && (
              <Typography aria-hidden variant="small" sx={{ px: 1.5, pt: place > 0 ? 1.5 : 0.5, pb: 0.5 }}>
                {entry.group}
              </Typography>
            )}
            <Box
              id={`${id}-${place}`}
              role="option"
              aria-selected={place === at}
              onMouseMove={() => setChosen(place)}
              onClick={() => onGo(entry.to)}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1,
                minHeight: 44,
                px: 1.5,
                borderRadius: '8px',
                cursor: 'pointer',
                '&[aria-selected=true]': { background: 'var(--flame-soft)' },
              }}
            >
              <Typography variant="label" component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {entry.label}
              </Typography>
              <Typography variant="small" component="span" sx={{ flex: 'none', maxWidth: '50%' }} noWrap>
                {entry.hint}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
      <Typography
        variant="small"
        role="status"
        sx={entries.length > 0 && !searching ? { height: 0, overflow: 'hidden' } : { p: '4px 20px 16px' }}
      >
        {searching ? 'Searching...' : entries.length === 0 && `Nothing found for "${text}"`}
      </Typography>
    </Dialog>
  );
};
