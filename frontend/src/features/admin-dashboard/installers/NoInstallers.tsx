import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { Notice } from '../../../ui/Notice';
import { dashboardPath } from '../frame/dialog-route';
import { wholeList, type InstallersView } from '../selection/installers-view';

/** The list before the first installer. */
export const NoInstallers = () => (
  <Notice
    title="No installers yet"
    text="Create the first one to get its chatbot's embed code."
    action={
      <Button variant="contained" component={RouterLink} to={`${dashboardPath}/new`} preventScrollReset>
        New Installer
      </Button>
    }
  />
);

/** The list when search and filter leave nobody, or the address names a page behind the last. */
export const NothingFound = ({ onShow }: { readonly onShow: (view: Partial<InstallersView>) => void }) => (
  <Notice
    role="status"
    title="No installers match your filters"
    action={<Button onClick={() => onShow({ ...wholeList })}>Clear filters</Button>}
  />
);
