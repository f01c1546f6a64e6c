import { textOn, WHITE } from '@pilotlight/contracts/values/brand/contrast';

/** Which text the widget puts on a colour, chosen so that it always reads well: "Readable (white text)". Null for what is no colour. */
export const contrastInWords = (colour: string): string | null =>
  /^#[0-9a-f]{6}$/i.test(colour) ? `Readable (${textOn(colour) === WHITE ? 'white' : 'dark'} text)` : null;
