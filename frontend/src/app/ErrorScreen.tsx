import Button from '@mui/material/Button';
import { Notice } from '../ui/Notice';

/** What is shown when a screen breaks or its code can't be loaded. */
export const ErrorScreen = () => (
  <Notice
    page
    title="Something went wrong"
    text="This screen could not be shown. Nothing you saved is lost."
    action={
      <Button variant="contained" onClick={() => window.location.reload()}>
        Refresh Page
      </Button>
    }
  />
);
