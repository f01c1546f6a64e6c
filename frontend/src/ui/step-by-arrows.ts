import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrow keys go round the links and buttons of a navigation. */
export const stepByArrows = (event: KeyboardEvent<HTMLElement>) => {
  const step = steps[event.key];
  if (!step) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const at = items.findIndex((candidate) => candidate === document.activeElement);
  items.at((at + step) % items.length)?.focus();
  event.preventDefault();
};
