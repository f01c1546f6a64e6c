import { contrast, textOn, WHITE } from '@pilotlight/contracts/values/brand/contrast';

/** Which text the widget puts on a colour and how well it reads: "White text on it, 9.1 : 1". Null for what is no colour. */
export const contrastInWords = (colour: string): string | null => {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return null;
  const text = textOn(colour);
  return `${text === WHITE ? 'White' : 'Dark'} text on it, ${contrast(text, colour).toFixed(1)} : 1`;
};
