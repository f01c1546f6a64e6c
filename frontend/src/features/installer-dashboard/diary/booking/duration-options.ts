const usual = [15, 30, 45, 60, 90, 120, 150, 180, 240, 300, 360, 420, 480];

/** "1 h 30 min" */
export const durationInWords = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
};

/** How long visits mostly take, and what one takes already. */
export const durationOptions = (now: number) =>
  [...new Set([...usual, now])]
    .toSorted((one, other) => one - other)
    .map((value) => ({ value, label: durationInWords(value) }));
