import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { smallIcon } from '../../../ui/icon';
import { notificationsPath, useDialogLink } from '../frame/dialog-route';

/** The way to the dialog; what is being edited stays under it. */
export const NewTemplateLink = () => {
  const dialog = useDialogLink();
  return (
    <Button
      size="small"
      component={RouterLink}
      {...dialog(`${notificationsPath}/new`)}
      sx={{ flex: 'none' }}
      startIcon={<Plus {...smallIcon} />}
    >
      New Template
    </Button>
  );
};
