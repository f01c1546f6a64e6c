import { formatDate, formatDateTime, formatTime } from '../../ui/format';

/** "03:03 to 03:04 today", "03:03 to 03:04, 25 Nov 2026", and with both dates where it took longer than a day. */
export const spanInWords = (from: string, to: string, now: Date): string => {
  if (formatDate(from) !== formatDate(to)) return `${formatDateTime(from)} to ${formatDateTime(to)}`;
  const times = formatTime(from) === formatTime(to) ? formatTime(from) : `${formatTime(from)} to ${formatTime(to)}`;
  return formatDate(from) === formatDate(now) ? `${times} today` : `${times}, ${formatDate(from)}`;
};
