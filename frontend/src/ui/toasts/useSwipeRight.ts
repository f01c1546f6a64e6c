import { type PointerEvent, useRef, useState } from 'react';

/** Follows a pointer to the right and calls `onSwiped` when it is let go 50 px or more away. */
export const useSwipeRight = (onSwiped: () => void, threshold = 50) => {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);
  const distance = (event: PointerEvent) => (start.current === null ? 0 : Math.max(0, event.clientX - start.current));
  const letGo = () => {
    start.current = null;
    setOffset(0);
  };
  return {
    offset,
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent) => setOffset(distance(event)),
    onPointerUp: (event: PointerEvent) => {
      if (distance(event) >= threshold) onSwiped();
      letGo();
    },
    onPointerCancel: letGo,
    onPointerLeave: letGo,
  };
};
