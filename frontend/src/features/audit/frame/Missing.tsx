import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { Notice } from '../../../ui/Notice';

/** An address that names nothing, and the way back to what there is. */
export const Missing = ({ title }: { readonly title: string }) => (
  <Notice
    role="alert"
    title={title}
    text="The log holds nothing under this address."
    action={
      <Button component={Link} to="/audit">
        All installers
      </Button>
    }
  />
);
