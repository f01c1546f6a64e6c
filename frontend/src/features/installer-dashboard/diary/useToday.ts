import { londonTime } from '@pilotlight/contracts/values/london-day';
import { useEffect, useState } from 'react';

const londonDay = (): string => londonTime(new Date().toISOString()).day;

/** The day it is in London, also after midnight. */
export const useToday = (): string => {
  const [today, setToday] = useState(londonDay);
  useEffect(() => {
    const timer = setInterval(() => setToday(londonDay()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return today;
};
