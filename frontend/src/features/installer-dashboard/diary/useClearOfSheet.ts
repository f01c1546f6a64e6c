import { type RefObject, useLayoutEffect } from 'react';

const gap = 8;

/** On a phone the chosen visit's sheet lies over the foot of the screen: its block is scrolled above the sheet, where it can be seen. */
export const useClearOfSheet = (
  sheet: RefObject<HTMLElement | null>,
  chosenId: string | undefined,
  phone: boolean,
): void =>
  useLayoutEffect(() => {
    const block = chosenId === undefined ? null : document.querySelector<HTMLElement>(`[data-visit="${chosenId}"]`);
    if (!phone || !block || !sheet.current) return;
    // By its own measures, as it is still sliding in.
    const covered = sheet.current.offsetHeight + (parseFloat(getComputedStyle(sheet.current).bottom) || 0);
    block.style.scrollMarginBlock = `${gap}px ${covered + gap}px`;
    block.scrollIntoView({ block: 'nearest' });
  }, [sheet, chosenId, phone]);
