import { renderToStaticMarkup } from 'react-dom/server';
import { LandingPage } from './LandingPage';
import { PortalPage } from './portal/PortalPage';

const pages = {
  '/installer.html': () => <LandingPage />,
  '/portal.html': () => <PortalPage year={new Date().getFullYear()} />,
} as const;

/** Runs when the page is built or served for development, never in a browser. */
export const renderLandingPage = (path: keyof typeof pages): string => renderToStaticMarkup(pages[path]());
