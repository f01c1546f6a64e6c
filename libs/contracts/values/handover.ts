/** After so many minutes without a word of the person who took over, the assistant answers again. */
export const silenceMinutes = 30;
