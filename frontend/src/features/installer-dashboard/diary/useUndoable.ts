import { useEffect, useState } from 'react';

/** Whether a moment (ms since 1970) is still to come; null is past. */
export const useUndoable = (until: number | null): boolean => {
  const [passed, setPassed] = useState<number | null>(null);
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(() => setPassed(until), Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  return until !== null && until !== passed;
};
