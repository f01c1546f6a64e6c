import { useEffect, useState } from 'react';

/** "waiting 14 min": how long somebody has waited, in the largest unit that fits. Times are ISO 8601. */
export const waitingInWords = (since: string, now: Date): string => {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 60_000));
  if (minutes < 60) return `waiting ${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `waiting ${hours} h` : `waiting ${Math.floor(hours / 24)} days`;
};

/** The time, told again every 30 s while there is something to count. */
export const useNow = (counting: boolean): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, [counting]);
  return now;
};
