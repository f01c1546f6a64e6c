const white = '#ffffff';
const ink = '#0b1f33';

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (colour: string): number => {
  const value = Number.parseInt(colour.slice(1), 16);
  return 0.2126 * linear(value >> 16) + 0.7152 * linear((value >> 8) & 255) + 0.0722 * linear(value & 255);
};

/** WCAG 2 contrast ratio of two colours given as #RRGGBB, 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

/** Which text the widget puts on a colour and how well it reads: "White text on it, 9.1 : 1". Null for what is no colour. */
export const contrastInWords = (colour: string): string | null => {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return null;
  const [onWhite, onInk] = [contrast(white, colour), contrast(ink, colour)];
  if (onWhite >= 4.5) return `White text on it, ${onWhite.toFixed(1)} : 1`;
  const dark = onInk >= 4.5 ? onInk : contrast('#000000', colour);
  return `Dark text on it, ${dark.toFixed(1)} : 1`;
};
