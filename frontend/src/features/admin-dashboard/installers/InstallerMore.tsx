import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Installer } from '@pilotlight/contracts/http/installers';
import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { icon } from '../../../ui/icon';
import { dashboardPath, insightsPath, useDialogLink } from '../frame/dialog-route';

/** What is wanted of an installer now and then, behind one button, so that the row keeps its six acts. */
export const InstallerMore = ({ installer }: { readonly installer: Installer }) => {
  const { slug, name, allowedDomains } = installer;
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const dialog = useDialogLink();
  const close = () => setOpen(false);
  const [website] = allowedDomains;
  return (
    <>
      <IconButton
        ref={button}
        aria-label={`More of ${name}`}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        sx={{ flex: 'none', width: { xs: 44, md: 36 }, height: { xs: 44, md: 36 }, ml: 'auto' }}
      >
        <Ellipsis {...icon} />
      </IconButton>
      <Menu open={open} anchorEl={() => button.current} onClose={close}>
        <MenuItem component={RouterLink} {...dialog(`${dashboardPath}/${slug}/billing`)} onClick={close}>
          Billing
        </MenuItem>
        <MenuItem component={RouterLink} to={`${insightsPath(slug)}/life-story`} onClick={close}>
          Life story
        </MenuItem>
        {website && (
          <MenuItem component="a" href={website} target="_blank" rel="noopener noreferrer" onClick={close}>
            Open website
          </MenuItem>
        )}
      </Menu>
    </>
  );
};
