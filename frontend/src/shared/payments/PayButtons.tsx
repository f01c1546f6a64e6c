import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ChevronLeft } from 'lucide-react';
import { icon } from '../../ui/icon';
import type { CardPayment } from './card-payment';

type PayButtonsProps = Pick<CardPayment, 'pay' | 'busy' | 'onBack'> & { readonly ready?: boolean };

/** The way back and the way on, under every card form. */
export const PayButtons = ({ pay, busy, onBack, ready = true }: PayButtonsProps) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: onBack ? 'auto 1fr' : '1fr', gap: 1 }}>
    {onBack && (
      <Button size="large" startIcon={<ChevronLeft {...icon} />} disabled={busy} onClick={onBack}>
        Back
      </Button>
    )}
    <Button type="submit" variant="contained" size="large" disabled={busy || !ready}>
      {busy ? 'Paying...' : pay}
    </Button>
  </Box>
);
