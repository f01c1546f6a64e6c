const written = /^\s*(\d{1,2})(?:\s*[:.h]?\s*(\d{2}))?\s*(am|pm)?\s*$/i;

/** A time as it is mostly typed, made HH:MM: "7", "930", "9.30pm", "21.00". What is none stays as it is. */
export const tidiedTime = (typed: string): string => {
  const [, hours = '', minutes = '00', half] = written.exec(typed) ?? [];
  if (hours === '') return typed;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hours);
  const isTime = hour < 24 && Number(minutes) < 60 && !(half && Number(hours) > 12);
  return isTime ? `${String(hour).padStart(2, '0')}:${minutes}` : typed;
};

/** Minutes since midnight of HH:MM. */
export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
