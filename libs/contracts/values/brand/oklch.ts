import { channels, linear, type Hex } from './contrast';

const encode = (light: number): number => {
  const clipped = Math.min(1, Math.max(0, light));
  return Math.round(255 * (clipped < 0.00313 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055));
};

export const toHex = (rgb: readonly number[]): Hex =>
  `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** `step` is -1 to 1; hue and chroma stay, channels out of sRGB are clipped. */
export const moveLightness = (colour: Hex, step: number): Hex => {
  const [r, g, b] = channels(colour);
  // OKLab's lightness enters l, m and s alike, so moving it leaves the colour axes alone.
  const moved = (red: number, green: number, blue: number) =>
    (Math.cbrt(red * linear(r) + green * linear(g) + blue * linear(b)) + step) ** 3;
  const l = moved(0.41222, 0.53633, 0.05145);
  const m = moved(0.2119, 0.6807, 0.1074);
  const s = moved(0.0883, 0.28172, 0.62998);
  return toHex(
    [
      4.07674 * l - 3.30771 * m + 0.23097 * s,
      2.60976 * m - 1.26844 * l - 0.34132 * s,
      1.70761 * s - 0.0042 * l - 0.70342 * m,
    ].map(encode),
  );
};
