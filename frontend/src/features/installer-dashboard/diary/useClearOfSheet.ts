import { type RefObject, useLayoutEffect } from 'react';

const above = 8;
/** The page moves by a dozen pixels yet as the rest of it comes in. */
const below = 24;

/** On a phone the chosen visit's sheet lies over the foot of the screen: its block is scrolled above the sheet, where it can be seen. */
export const useClearOfSheet = (
  sheet: RefObject<HTMLElement | null>,
  chosenId: string | undefined,
  phone: boolean,
): void =>
  useLayoutEffect(() => {
    const [over, block] = [sheet.current, document.querySelector<HTMLElement>(`[data-visit="${chosenId}"]`)];
    if (!phone || !block || !over) return;
    // By its own measures, as it is still sliding in.
    const covered = over.offsetHeight + (parseFloat(getComputedStyle(over).bottom) || 0);
    block.style.scrollMarginBlock = `${above}px ${covered + below}px`;
    block.scrollIntoView({ block: 'nearest' });
  }, [sheet, chosenId, phone]);
