import type { Turn } from './conversation.state';

export const isStill = (): boolean => matchMedia('(prefers-reduced-motion)').matches;

/** The bubbles of a text that may be cut in two. */
export const bubblesOf = (text: string, cutAt: Turn['cutAt']): [string, string?] =>
  cutAt && !isStill() ? [text.slice(0, cutAt), text.slice(cutAt).trim()] : [text];
