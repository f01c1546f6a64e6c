import { brandProperties, type BrandProperties } from '@pilotlight/contracts/values/brand/brand-colours';
import type { Branding } from '@pilotlight/contracts/values/branding';

const known = new WeakMap<Branding, BrandProperties>();

/** Memoised: every page view asks for them. */
export const coloursOf = (branding: Branding): BrandProperties => {
  const colours = known.get(branding) ?? brandProperties(branding);
  known.set(branding, colours);
  return colours;
};
