const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export const shortWeekdays = weekdays.map((day) => day.slice(0, 3));

const onTheHour = (hour: number): string => `${String(hour % 24).padStart(2, '0')}:00`;

/** "Mondays, 18:00 to 19:00"; null where nobody wrote at all. */
export const busiestHour = (hours: readonly (readonly number[])[]): string | null => {
  const most = Math.max(0, ...hours.flat());
  if (most === 0) return null;
  const weekday = hours.findIndex((row) => row.includes(most));
  const hour = hours[weekday]?.indexOf(most) ?? 0;
  return `${weekdays[weekday]}s, ${onTheHour(hour)} to ${onTheHour(hour + 1)}`;
};
