import ButtonBase from '@mui/material/ButtonBase';
import { ChevronLeft } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { icon } from '../../../ui/icon';
import { addressOf, type AuditView } from '../audit-view';

/** On a phone, the way from an event back to the list; beside each other none is needed. */
export const BackToEvents = ({ view }: { readonly view: AuditView }) => (
  <ButtonBase
    component={RouterLink}
    to={addressOf({ ...view, event: undefined, at: undefined })}
    sx={{
      display: { xs: 'inline-flex', md: 'none' },
      justifySelf: 'start',
      gap: 1,
      height: 44,
      px: 1,
      ml: -1,
      borderRadius: '8px',
      color: 'var(--flame-deep)',
      font: "550 14px/20px 'Inter Variable', Inter, system-ui, sans-serif",
    }}
  >
    <ChevronLeft {...icon} />
    Events
  </ButtonBase>
);
