import { brandProperties, type BrandProperties } from '@pilotlight/contracts/values/brand/brand-colours';
import type { Branding } from '@pilotlight/contracts/values/branding';

const known = new WeakMap<Branding, BrandProperties>();

/** A branding's colours, worked out once for as long as it is remembered: every page view asks for them. */
export const coloursOf = (branding: Branding): BrandProperties => {
  const colours = known.get(branding) ?? brandProperties(branding);
  known.set(branding, colours);
  return colours;
};
