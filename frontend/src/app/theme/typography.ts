import type { TypographyVariantsOptions } from '@mui/material/styles';

const fontFamily = "'Inter Variable', Inter, system-ui, sans-serif";
const text = (fontWeight: number, size: number, lineHeight: number) => ({
  fontFamily,
  fontWeight,
  fontSize: size,
  lineHeight: `${lineHeight}px`,
});

/** title, figure, head, body and small are the only sizes of the portals. */
export const typography: TypographyVariantsOptions = {
  fontFamily,
  title: { ...text(650, 24, 32), letterSpacing: '-.015em', color: 'var(--ink)' },
  figure: { ...text(650, 28, 36), letterSpacing: '-.02em', color: 'var(--ink)', fontVariantNumeric: 'tabular-nums' },
  head: { ...text(600, 16, 24), color: 'var(--ink)' },
  subhead: { ...text(600, 14, 24), color: 'var(--ink)' },
  body: text(400, 14, 22),
  small: { ...text(450, 12.5, 18), color: 'var(--text-soft)' },
  label: { ...text(550, 14, 20), color: 'var(--ink)' },
  body1: text(400, 14, 22),
  body2: text(400, 14, 22),
  button: { ...text(600, 14, 20), textTransform: 'none', letterSpacing: 0 },
};

type Extra = 'title' | 'figure' | 'head' | 'subhead' | 'body' | 'small' | 'label';

declare module '@mui/material/styles' {
  interface TypographyVariants extends Record<Extra, React.CSSProperties> {}
  interface TypographyVariantsOptions extends Partial<Record<Extra, React.CSSProperties>> {}
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<Extra, true> {}
}
