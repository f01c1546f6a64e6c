import type { Components, Theme } from '@mui/material/styles';
import { fieldByTouch, tallByTouch } from './touch';

const track = { borderRadius: 12, background: 'var(--text-faint)', opacity: 1 } as const;

/** Fields are 44 px, 40 where `size="small"` (tables and toolbars); the label stands above. */
export const fields: Components<Theme> = {
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        height: 44,
        background: 'var(--surface)',
        color: 'var(--ink)',
        fontSize: 14,
        lineHeight: '20px',
        // A phone zooms in on smaller words, and misses smaller targets.
        '@media (max-width: 599.95px)': { fontSize: 16, minHeight: 44 },
        ...tallByTouch,
        '& .MuiOutlinedInput-notchedOutline': {
          top: 0,
          borderColor: 'var(--line-strong)',
          '& legend': { display: 'none' },
        },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--text-soft)' },
        '&.Mui-focused': { boxShadow: '0 0 0 3px var(--flame-soft)' },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--flame-deep)', borderWidth: 1 },
        '&.Mui-error': { boxShadow: '0 0 0 3px var(--bad-soft)' },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--bad)' },
        '&.MuiInputBase-sizeSmall': { height: 40 },
        '&.MuiInputBase-multiline': { height: 'auto', minHeight: 44, padding: '10px 12px', lineHeight: '22px' },
        '&.Mui-disabled': { background: 'var(--surface-sunk)' },
      },
      adornedStart: { paddingLeft: 12 },
      input: {
        padding: '0 12px',
        height: '100%',
        '&::placeholder': { color: 'var(--text-soft)', opacity: 1 },
        '&:is(textarea)': { padding: 0 },
        '.MuiInputAdornment-positionStart + &': { paddingLeft: 0 },
        '&:-webkit-autofill': {
          WebkitBoxShadow: '0 0 0 100px var(--surface) inset',
          WebkitTextFillColor: 'var(--ink)',
        },
      },
    },
  },
  MuiSelect: { styleOverrides: { select: { display: 'flex', alignItems: 'center' } } },
  MuiCheckbox: {
    styleOverrides: {
      root: {
        padding: 2,
        color: 'var(--text-soft)',
        ...fieldByTouch,
        '&.Mui-checked': { color: 'var(--flame-deep)' },
        '&.Mui-focusVisible': { outline: '2px solid var(--flame-deep)', outlineOffset: 0, borderRadius: 6 },
      },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 40, height: 24, padding: 0, overflow: 'visible' },
      switchBase: {
        padding: 3,
        ...fieldByTouch,
        '&.Mui-checked': { transform: 'translateX(16px)', color: 'var(--thumb)' },
        '&.Mui-checked + .MuiSwitch-track': { background: 'var(--flame-deep)', opacity: 1 },
        '&.Mui-focusVisible + .MuiSwitch-track': { outline: '2px solid var(--flame-deep)', outlineOffset: 2 },
        '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.5 },
      },
      thumb: { width: 18, height: 18, color: 'var(--thumb)', boxShadow: '0 1px 2px rgb(0 0 0 / .3)' },
      track,
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: {
        padding: 3,
        gap: 2,
        background: 'var(--surface-sunk)',
        boxShadow: 'inset 0 0 0 1px var(--line)',
        maxWidth: '100%',
      },
      grouped: { border: 0, margin: 0, borderRadius: '6px !important' },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        height: 34,
        ...tallByTouch,
        padding: '0 12px',
        gap: 6,
        border: 0,
        font: "550 12.5px/18px 'Inter Variable', Inter, system-ui, sans-serif",
        color: 'var(--text-soft)',
        whiteSpace: 'nowrap',
        '&.Mui-selected, &.Mui-selected:hover': {
          background: 'var(--surface)',
          color: 'var(--ink)',
          boxShadow: '0 1px 2px rgb(11 31 51 / .16)',
        },
        '@media (prefers-color-scheme: dark)': {
          '&.Mui-selected, &.Mui-selected:hover': { background: 'var(--line)' },
        },
      },
    },
  },
};
