import type { Components, Theme } from '@mui/material/styles';
import { tallByTouch } from './touch';

const rise = {
  '@keyframes rise': { from: { opacity: 0, transform: 'translateY(8px)' } },
  animation: 'rise 160ms ease-out',
} as const;

/** What things lie on. */
export const surfaces: Components<Theme> = {
  MuiTypography: {
    defaultProps: {
      variantMapping: { title: 'h1', figure: 'p', head: 'h2', subhead: 'h3', body: 'p', small: 'p', label: 'p' },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none', border: '1px solid var(--line)' } },
  },
  MuiCard: { styleOverrides: { root: { borderRadius: 12, boxShadow: 'var(--shadow)' } } },
  MuiDialog: {
    defaultProps: { transitionDuration: 0 },
    styleOverrides: {
      paper: {
        margin: 24,
        width: '100%',
        maxWidth: 520,
        border: 0,
        borderRadius: 16,
        boxShadow: 'var(--shadow-float)',
        ...rise,
        '@media (max-width: 899.95px)': { margin: 8 },
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { display: 'flex', alignItems: 'center', gap: 16, padding: '20px 16px 0 24px' } },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '16px 24px 24px !important' } } },
  MuiDialogActions: {
    styleOverrides: {
      root: {
        gap: 8,
        padding: '16px 24px',
        borderTop: '1px solid var(--line)',
        background: 'var(--surface-sunk)',
        '& > :not(style) ~ :not(style)': { marginLeft: 0 },
        '@media (max-width: 899.95px)': { flexDirection: 'column-reverse', '& > *': { width: '100%' } },
      },
    },
  },
  MuiDrawer: { styleOverrides: { paper: { border: 0, boxShadow: 'var(--shadow-float)' } } },
  MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { background: 'var(--shade)' } } } },
  MuiChip: {
    styleOverrides: {
      root: {
        height: 24,
        gap: 4,
        padding: '0 8px',
        font: "550 12.5px/18px 'Inter Variable', Inter, system-ui, sans-serif",
        background: 'var(--surface-sunk)',
        color: 'var(--text-soft)',
        '&.MuiChip-clickable': tallByTouch,
      },
      label: { padding: 0 },
      icon: { margin: 0, color: 'inherit' },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        height: 48,
        padding: '0 16px',
        borderColor: 'var(--line)',
        fontSize: 14,
        fontVariantNumeric: 'tabular-nums',
      },
      head: { height: 40, fontSize: 12.5, fontWeight: 550, color: 'var(--text-soft)' },
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: { background: '#0b1f33', color: '#ffffff', fontSize: 12.5, lineHeight: '18px', padding: '6px 10px' },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse', variant: 'rounded' },
    styleOverrides: { root: { background: 'var(--surface-sunk)' } },
  },
};
