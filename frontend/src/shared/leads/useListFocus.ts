import { useEffect, useRef } from 'react';

/** Where the focus goes when the control that had it is gone: to the list, or to the first of the rows that came. */
export const useListFocus = (rows: number) => {
  const list = useRef<HTMLDivElement>(null);
  const next = useRef<number | null>(null);
  useEffect(() => {
    if (next.current === null || rows <= next.current) return;
    list.current?.querySelectorAll('tbody tr')[next.current]?.querySelector('a')?.focus();
    next.current = null;
  }, [rows]);
  return {
    list,
    /** After a dialog that closes has given the focus back to a button that is gone. */
    toList: () => void setTimeout(() => list.current?.focus({ preventScroll: true })),
    toNextRow: () => {
      next.current = rows;
    },
  };
};
