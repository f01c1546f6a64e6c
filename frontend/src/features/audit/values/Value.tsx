import Box from '@mui/material/Box';
import type { AuditedValue } from '@pilotlight/contracts/http/audit';
import { Lock } from 'lucide-react';
import { chipIcon } from '../../../ui/icon';

/** A field's words, or why there are none. */
export const Value = ({ value }: { readonly value: AuditedValue }) => {
  switch (value.kind) {
    case 'shown':
      return value.text;
    case 'hidden':
      return (
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, whiteSpace: 'nowrap' }}>
          <Lock {...chipIcon} />
          Hidden
        </Box>
      );
    case 'erased':
      return 'erased';
    case 'empty':
      return '–';
  }
};
