const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** "under a minute", "12 min", "1 h 20 min", "2 days". */
export const waitInWords = (seconds: number): string => {
  if (seconds < minute) return 'under a minute';
  if (seconds < hour) return `${Math.round(seconds / minute)} min`;
  if (seconds >= 2 * day) return `${Math.round(seconds / day)} days`;
  const minutes = Math.round((seconds % hour) / minute);
  return minutes === 0 || seconds >= 10 * hour
    ? `${Math.round(seconds / hour)} h`
    : `${Math.floor(seconds / hour)} h ${minutes} min`;
};
