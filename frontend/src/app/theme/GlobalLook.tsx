import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { customProperties, dark, light } from './tokens';

const styles = {
  ':root': { colorScheme: 'light dark', ...customProperties(light) },
  '@media (prefers-color-scheme: dark)': { ':root': customProperties(dark) },
  // Paper is white, whatever the screen is.
  '@media print': { ':root': { colorScheme: 'light', ...customProperties(light), '--page': '#ffffff' } },
  body: { background: 'var(--page)', color: 'var(--text)' },
  'h1, h2, h3, p, ul, ol, dl, dd, figure': { margin: 0, padding: 0 },
  'ul, ol': { listStyle: 'none' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': { transition: 'none !important', animation: 'none !important' },
  },
};

export const GlobalLook = () => (
  <>
    <CssBaseline />
    <GlobalStyles styles={styles} />
  </>
);
