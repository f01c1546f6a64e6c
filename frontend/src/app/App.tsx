import { ThemeProvider } from '@mui/material/styles';
import { Provider } from 'react-redux';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { OfflineBar } from './OfflineBar';
import { ToastViewport } from '../ui/toasts/ToastViewport';
import type { Store } from './store';
import { GlobalLook } from './theme/GlobalLook';
import { theme } from './theme/theme';
import { useSessionEnds } from './useSessionEnds';

interface AppProps {
  readonly store: Store;
  readonly router: RouterProviderProps['router'];
}

const Site = ({ router }: Pick<AppProps, 'router'>) => {
  useSessionEnds();
  return (
    <>
      <OfflineBar />
      <RouterProvider router={router} />
      <ToastViewport />
    </>
  );
};

export const App = ({ store, router }: AppProps) => (
  <Provider store={store}>
    <ThemeProvider theme={theme}>
      <GlobalLook />
      <Site router={router} />
    </ThemeProvider>
  </Provider>
);
