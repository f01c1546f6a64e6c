import { type RefObject, useLayoutEffect } from 'react';

const gap = 8;

/** How long what is shown may still move as it comes in, in milliseconds. */
const settling = 1_000;

/** On a phone the chosen visit's sheet lies over the foot of the screen: its block is scrolled above the sheet, where it can be seen. */
export const useClearOfSheet = (
  sheet: RefObject<HTMLElement | null>,
  chosenId: string | undefined,
  phone: boolean,
): void =>
  useLayoutEffect(() => {
    const [over, block] = [sheet.current, document.querySelector<HTMLElement>(`[data-visit="${chosenId}"]`)];
    if (!phone || !block || !over) return;
    const show = () => {
      // By its own measures, as it is still sliding in.
      const covered = over.offsetHeight + (parseFloat(getComputedStyle(over).bottom) || 0);
      block.style.scrollMarginBlock = `${gap}px ${covered + gap}px`;
      block.scrollIntoView({ block: 'nearest' });
    };
    show();
    if (typeof ResizeObserver === 'undefined') return;
    const moved = new ResizeObserver(show);
    moved.observe(over);
    moved.observe(document.body);
    const stop = () => moved.disconnect();
    const timer = setTimeout(stop, settling);
    // Nothing moves under a finger.
    window.addEventListener('pointerdown', stop, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', stop);
      stop();
    };
  }, [sheet, chosenId, phone]);
