import { type FocusEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';

const above = 8;
/** The page moves by a dozen pixels yet as the rest of it comes in. */
const below = 24;

const visitAt = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-visit]')?.dataset['visit'] : undefined;

/**
 * On a phone the chosen visit's sheet lies over the foot of the screen. Returns what the grid listens with: the block that was
 * chosen by a tap that is over, or by a key, is scrolled above the sheet. A drag ends in no tap, so nothing moves under it.
 */
export const useClearOfSheet = (sheet: RefObject<HTMLElement | null>, chosenId: string | undefined, phone: boolean) => {
  const [picked, setPicked] = useState<{ readonly id: string | undefined } | null>(null);
  const shown = useRef(picked);
  useEffect(() => {
    if (!phone || !picked || picked === shown.current || picked.id !== chosenId) return;
    // After the address has changed, which puts the page back to where it was.
    const frame = requestAnimationFrame(() => {
      const [over, block] = [sheet.current, document.querySelector<HTMLElement>(`[data-visit="${chosenId}"]`)];
      if (!over || !block) return;
      shown.current = picked;
      // By its own measures, as it is still sliding in.
      const covered = over.offsetHeight + (parseFloat(getComputedStyle(over).bottom) || 0);
      const { top, bottom } = block.getBoundingClientRect();
      const [hidden, room] = [bottom - (window.innerHeight - covered - below), top - above];
      window.scrollBy(0, hidden > 0 ? Math.min(hidden, room) : Math.min(room, 0));
    });
    return () => cancelAnimationFrame(frame);
  }, [sheet, picked, chosenId, phone]);
  const pick = (target: EventTarget) => setPicked({ id: visitAt(target) });
  return {
    onClick: ({ target }: MouseEvent) => pick(target),
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) pick(target);
    },
  };
};
