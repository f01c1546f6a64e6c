export type Hex = string;

export const WHITE: Hex = '#ffffff';
const INK: Hex = '#0b1f33';
const BLACK: Hex = '#000000';

export const channels = (colour: Hex): [number, number, number] => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** From 0-255 to linear light of 0-1. */
export const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (colour: Hex): number => {
  const [red, green, blue] = channels(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

export const contrast = (one: Hex, other: Hex): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

/** White where it reads on the colour at 4.5, else ink, else black: one of them always does. */
export const textOn = (colour: Hex): Hex => [WHITE, INK].find((text) => contrast(text, colour) >= 4.5) ?? BLACK;
