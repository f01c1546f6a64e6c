import Button from '@mui/material/Button';
import { Notice } from '../ui/Notice';

const Offline = () => (
  <Notice
    page
    title="You are offline"
    text="This screen was never opened on this device, so it has to be fetched first. Nothing you saved is lost."
    action={
      <Button variant="contained" onClick={() => window.location.reload()}>
        Try Again
      </Button>
    }
  />
);

const Broken = () => (
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

/** What is shown when a screen breaks or its code can't be loaded, as offline. */
export const ErrorScreen = () => (navigator.onLine ? <Broken /> : <Offline />);
