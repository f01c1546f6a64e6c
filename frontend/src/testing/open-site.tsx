import { render } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { App } from '../app/App';
import { routes } from '../app/routes';

/** Opens the whole site at a path; `where()` is the path it has come to. */
export const openSite = (path: string): { where: () => string; unmount: () => void } => {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const { unmount } = render(<App router={router} />);
  return { where: () => router.state.location.pathname, unmount };
};
