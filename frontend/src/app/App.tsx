import { ThemeProvider } from '@mui/material/styles';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { OfflineBar } from './OfflineBar';
import { ToastViewport } from '../ui/toasts/ToastViewport';
import { GlobalLook } from './theme/GlobalLook';
import { theme } from './theme/theme';
import { useExpiryNotice } from './useExpiryNotice';

export const App = ({ router }: Pick<RouterProviderProps, 'router'>) => {
  useExpiryNotice();
  return (
    <ThemeProvider theme={theme}>
      <GlobalLook />
      <OfflineBar />
      <RouterProvider router={router} />
      <ToastViewport />
    </ThemeProvider>
  );
};
