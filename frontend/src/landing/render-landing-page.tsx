import { renderToStaticMarkup } from 'react-dom/server';
import { LandingPage } from './LandingPage';

/** Runs when the page is built or served for development, never in a browser. */
export const renderLandingPage = (): string => renderToStaticMarkup(<LandingPage />);
