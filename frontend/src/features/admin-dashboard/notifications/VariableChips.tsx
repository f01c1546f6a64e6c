import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { isVariable, variables as known } from '@pilotlight/notifications/variables';
import { Plus } from 'lucide-react';
import { chipIcon } from '../../../ui/icon';

interface VariableChipsProps {
  readonly variables: readonly string[];
  readonly onInsert: (name: string) => void;
}

/** Puts a variable where the caret is. */
export const VariableChips = ({ variables, onInsert }: VariableChipsProps) => (
  <Box role="group" aria-label="Insert a variable" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
    {variables.map((name) => (
      <ButtonBase
        key={name}
        // The field keeps the focus, and with it the caret.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onInsert(name)}
        title={isVariable(name) ? known[name].description : undefined}
        sx={{
          gap: 0.5,
          height: { xs: 44, md: 28 },
          px: 1,
          borderRadius: '14px',
          background: 'var(--flame-soft)',
          color: 'var(--flame-deep)',
          font: "550 12.5px/18px 'Inter Variable', Inter, system-ui, sans-serif",
          '&:hover': { boxShadow: 'inset 0 0 0 1px var(--flame-deep)' },
        }}
      >
        <Plus {...chipIcon} />
        {name}
      </ButtonBase>
    ))}
  </Box>
);
