import Button from '@mui/material/Button';
import type { Installer } from '@pilotlight/contracts/http/installers';
import { Mail } from 'lucide-react';
import { smallIcon } from '../../ui/icon';
import { embedCode } from './embed-code';
import { webPersonEmail } from './web-person-email';

/** Opens the mail program of whoever presses it with the embed code in it. */
export const EmailButton = ({ installer }: { readonly installer: Installer }) => {
  const code = embedCode(installer, window.location.origin);
  const { name, allowedDomains } = installer;
  return (
    <Button
      component="a"
      href={webPersonEmail({ name, code, websites: allowedDomains })}
      startIcon={<Mail {...smallIcon} />}
    >
      Email to my web person
    </Button>
  );
};
