import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { Notice } from '../../ui/Notice';
import { useTabTitle } from '../../ui/PageTitle';

export const NotFoundScreen = () => {
  useTabTitle('404 Page Not Found');
  return (
    <Notice
      page
      title="404 Page Not Found"
      text={
        <>
          <span>We can’t find that page.</span>
          <br />
          <span>Did you forget to add the page to the router?</span>
        </>
      }
      action={
        <Button component={Link} to="/">
          Back to Pilotlight
        </Button>
      }
    />
  );
};
