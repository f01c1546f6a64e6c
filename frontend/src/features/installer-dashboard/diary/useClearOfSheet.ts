import { type FocusEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';

const above = 8;
/** The page moves by a dozen pixels yet as the rest of it comes in. */
const below = 24;

const visitAt = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-visit]')?.dataset['visit'] : undefined;

/** Scrolls a visit's block above the sheet, by the sheet's own measures, as it is still sliding in. */
const clear = (id: string, over: HTMLElement): void => {
  const block = document.querySelector<HTMLElement>(`[data-visit="${id}"]`);
  if (!block) return;
  const covered = over.offsetHeight + (parseFloat(getComputedStyle(over).bottom) || 0);
  const { top, bottom } = block.getBoundingClientRect();
  const [hidden, room] = [bottom - (window.innerHeight - covered - below), top - above];
  window.scrollBy(0, hidden > 0 ? Math.min(hidden, room) : Math.min(room, 0));
};

/**
 * On a phone the chosen visit's sheet lies over the foot of the screen. Returns what the grid listens with: the block that was
 * chosen by a tap that is over, or by a key, is scrolled above the sheet
 * until something is pressed again. A drag ends in no tap and begins with a press, so nothing moves under it.
 */
export const useClearOfSheet = (sheet: RefObject<HTMLElement | null>, chosenId: string | undefined, phone: boolean) => {
  const [picked, setPicked] = useState<{ readonly id: string | undefined } | null>(null);
  const shown = useRef(picked);
  useEffect(() => {
    const over = sheet.current;
    if (!phone || !over || !picked || picked === shown.current || chosenId === undefined || picked.id !== chosenId)
      return;
    const ended = new AbortController();
    // It grows yet by what is known a moment later. The first look comes after the address's change, which moves the page back.
    const watch = new ResizeObserver(() => clear(chosenId, over));
    watch.observe(over);
    const end = () => {
      shown.current = picked;
      watch.disconnect();
      ended.abort();
    };
    for (const sign of ['pointerdown', 'keydown', 'wheel'])
      window.addEventListener(sign, end, { capture: true, passive: true, signal: ended.signal });
    return () => {
      watch.disconnect();
      ended.abort();
    };
  }, [sheet, picked, chosenId, phone]);
  const pick = (target: EventTarget) => setPicked({ id: visitAt(target) });
  return {
    onClick: ({ target }: MouseEvent) => pick(target),
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) pick(target);
    },
  };
};
