/** Where the diary is; opened at a day, with a visit chosen or the form for a conversation's visit open, where given. */
export const diaryPath = (at: Readonly<Partial<Record<'day' | 'visit' | 'book', string>>> = {}): string => {
  const search = new URLSearchParams(at).toString();
  return `/installer/diary${search && `?${search}`}`;
};
