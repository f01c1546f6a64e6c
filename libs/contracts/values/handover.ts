/** Minutes that a visitor waits for the word of a person who has taken over; then the assistant answers again. */
export const silenceMinutes = 30;
