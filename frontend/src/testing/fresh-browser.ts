import { act } from '@testing-library/react';
import { dismissToast } from '../ui/toasts/toasts';

/** Before each test: nobody is signed in and no toast is up. */
export const freshBrowser = (): void => {
  localStorage.clear();
  sessionStorage.clear();
  act(dismissToast);
};
