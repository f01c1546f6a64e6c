import { z } from 'zod';
import type { Branding } from '../branding';
import { channels, contrast, textOn, WHITE, type Hex } from './contrast';
import { moveLightness, toHex } from './oklch';

export interface Shade {
  readonly act: Hex;
  readonly onAct: Hex;
  readonly link: Hex;
  readonly tint: Hex;
}

export interface BrandColours {
  readonly brand: Hex;
  readonly onBrand: Hex;
  readonly bubble: Hex;
  readonly onBubble: Hex;
  readonly spark: Hex;
  readonly light: Shade;
  readonly dark: Shade;
}

const property = z.string();

export const brandPropertiesSchema = z.object({
  brand: property,
  onBrand: property,
  bubble: property,
  onBubble: property,
  spark: property,
  act: property,
  onAct: property,
  link: property,
  tint: property,
  sheen: property,
});
export type BrandProperties = z.infer<typeof brandPropertiesSchema>;

export const surfaces = { light: WHITE, dark: '#101f2d' } as const;

const STEP = 0.02;

const mix = (colour: Hex, surface: Hex, share: number): Hex => {
  const under = channels(surface);
  return toHex(
    channels(colour).map((channel, index) => Math.round(channel * share + (under[index] ?? 0) * (1 - share))),
  );
};

// Each try starts from the colour itself: moving a rounded colour would drift in hue.
const movedUntil = (colour: Hex, direction: 1 | -1, reads: (colour: Hex) => boolean): Hex => {
  let steps = 0;
  let moved = colour;
  while (!reads(moved) && steps * STEP < 1) moved = moveLightness(colour, direction * STEP * ++steps);
  return moved;
};

const shade = (primary: Hex, accent: Hex, surface: Hex, direction: 1 | -1, share: number): Shade => {
  const stands = (colour: Hex) => contrast(colour, surface) >= 3;
  const act = [primary, accent].find(stands) ?? movedUntil(primary, direction, stands);
  const tint = mix(act, surface, share);
  const link = movedUntil(
    act,
    direction,
    (colour) => contrast(colour, surface) >= 4.5 && contrast(colour, tint) >= 4.5,
  );
  return { act, onAct: textOn(act), link, tint };
};

export const brandColours = (primary: Hex, accent: Hex): BrandColours => {
  const bubble = [primary, accent].find((colour) => contrast(WHITE, colour) >= 4.5) ?? primary;
  return {
    brand: primary,
    onBrand: textOn(primary),
    bubble,
    onBubble: textOn(bubble),
    spark: accent,
    light: shade(primary, accent, surfaces.light, -1, 0.1),
    dark: shade(primary, accent, surfaces.dark, 1, 0.16),
  };
};

export const sheen = (brand: Hex): string => (textOn(brand) === WHITE ? '#0003' : '#fff4');

/** CSS custom properties by name; what depends on the theme holds both. */
export const brandProperties = ({
  primaryColour,
  accentColour,
}: Pick<Branding, 'primaryColour' | 'accentColour'>): BrandProperties => {
  const { light, dark, ...colours } = brandColours(primaryColour, accentColour);
  const both = (name: keyof Shade): string => `light-dark(${light[name]},${dark[name]})`;
  const shades = { act: both('act'), onAct: both('onAct'), link: both('link'), tint: both('tint') };
  return { ...colours, ...shades, sheen: sheen(colours.brand) };
};
