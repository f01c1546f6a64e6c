import '@fontsource-variable/inter/index.css';
import './app/shell.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { routes } from './app/routes';
import { keepForOffline } from './app/keep-for-offline';
import { fetchAhead } from './app/fetch-ahead';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const router = createBrowserRouter(routes);

const render = () =>
  createRoot(root).render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  );

// The painted frame stays until the first screen's parts are there.
if (router.state.initialized) render();
else {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    render();
  });
}
fetchAhead(routes);
keepForOffline();
