import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { slugOf } from '@pilotlight/contracts/values/slug';
import { Link as RouterLink } from 'react-router-dom';
import { Notice } from '../../../ui/Notice';
import { dashboardPath, useDialogLink } from '../frame/dialog-route';
import { wholeList, type InstallersView } from './installers-view';

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

interface NothingFoundProps {
  readonly search: string;
  readonly onShow: (view: Partial<InstallersView>) => void;
}

/** The list when search and filter leave nobody, or the address names a page behind the last. What was deleted is found by its slug alone. */
export const NothingFound = ({ search, onShow }: NothingFoundProps) => {
  const dialog = useDialogLink();
  const slug = slugOf(search);
  return (
    <Notice
      role="status"
      title="No installers match your filters"
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
          <Button onClick={() => onShow({ ...wholeList })}>Clear filters</Button>
          {slug !== '' && (
            <Button component={RouterLink} {...dialog(`${dashboardPath}/${slug}/billing`)}>
              Was {slug} deleted? Show its payments
            </Button>
          )}
        </Box>
      }
    />
  );
};
