import { createTheme } from '@mui/material/styles';
import { controls } from './controls';
import { surfaces } from './surfaces';
import { dark, light, type Token } from './tokens';
import { typography } from './typography';

const palette = (tokens: Readonly<Record<Token, string>>) => ({
  primary: { main: tokens['flame'], dark: tokens['flame-deep'], contrastText: tokens['on-flame'] },
  secondary: { main: tokens['flame-deep'], contrastText: tokens['on-flame-deep'] },
  error: { main: tokens['bad'], contrastText: tokens['on-bad'] },
  warning: { main: tokens['warn'] },
  success: { main: tokens['good'] },
  text: { primary: tokens['text'], secondary: tokens['text-soft'] },
  divider: tokens['line'],
  background: { default: tokens['page'], paper: tokens['surface'] },
});

/** One theme for every portal; light or dark is the system's choice, made in CSS so that nothing flashes. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: { light: { palette: palette(light) }, dark: { palette: palette(dark) } },
  shape: { borderRadius: 8 },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1180, xl: 1440 } },
  typography,
  components: { ...controls, ...surfaces },
});
