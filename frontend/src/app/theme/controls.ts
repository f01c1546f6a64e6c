import type { Components, Theme } from '@mui/material/styles';
import { fields } from './fields';
import { lineByTouch, tallByTouch, wideByTouch } from './touch';

const tile = { height: 40, padding: '0 16px', gap: 8, whiteSpace: 'nowrap', minWidth: 0 } as const;

/** What is pressed, switched and chosen. */
export const controls: Components<Theme> = {
  ...fields,
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: { '&:focus-visible, &.Mui-focusVisible': { outline: '2px solid var(--flame-deep)', outlineOffset: 2 } },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined', color: 'inherit' },
    styleOverrides: {
      root: {
        ...tile,
        ...tallByTouch,
        transition: 'background .12s, border-color .12s, transform .12s',
        '&:active': { transform: 'translateY(1px)' },
        '@media (max-width: 899.95px)': { height: 44 },
        '&.Mui-disabled': {
          background: 'var(--surface-sunk)',
          borderColor: 'var(--line)',
          color: 'var(--text-soft)',
          boxShadow: 'none',
        },
      },
      sizeSmall: {
        height: 32,
        padding: '0 12px',
        gap: 6,
        fontSize: 12.5,
        '@media (max-width: 899.95px)': { height: 40 },
      },
      sizeLarge: { height: 48, '@media (max-width: 899.95px)': { height: 48 } },
      startIcon: { margin: 0 },
      endIcon: { margin: 0 },
      contained: {
        background: 'var(--flame)',
        color: 'var(--on-flame)',
        boxShadow: 'inset 0 1px 0 rgb(255 255 255 / .28), 0 1px 2px rgb(0 84 128 / .25)',
        '&:hover': { background: 'color-mix(in srgb, var(--flame) 86%, white)' },
        '&.MuiButton-colorError:not(.Mui-disabled)': {
          background: 'var(--bad)',
          color: 'var(--on-bad)',
          boxShadow: 'none',
        },
      },
      outlined: {
        background: 'var(--surface)',
        borderColor: 'var(--line-strong)',
        color: 'var(--ink)',
        '&:hover': { background: 'var(--surface)', borderColor: 'var(--text-soft)' },
        '&.MuiButton-colorError': { color: 'var(--bad)' },
      },
      text: {
        padding: '0 8px',
        color: 'var(--flame-deep)',
        '&:hover': { background: 'var(--flame-soft)' },
        '&.MuiButton-colorError': { color: 'var(--bad)', '&:hover': { background: 'var(--bad-soft)' } },
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { width: 40, height: 40, borderRadius: 8, color: 'var(--ink)', ...wideByTouch },
      sizeSmall: { width: 32, height: 32 },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'none' },
    styleOverrides: {
      root: {
        color: 'var(--flame-deep)',
        fontWeight: 550,
        ...lineByTouch,
        '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
        '&:focus-visible': { outline: '2px solid var(--flame-deep)', outlineOffset: 2, borderRadius: 4 },
      },
    },
  },
  MuiTabs: {
    styleOverrides: { indicator: { height: 3, borderRadius: 2, background: 'var(--flame)' }, list: { gap: 24 } },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minWidth: 0,
        minHeight: 48,
        padding: 0,
        gap: 8,
        fontWeight: 550,
        color: 'var(--text-soft)',
        '&.Mui-selected': { color: 'var(--ink)', fontWeight: 600 },
      },
    },
  },
};
