/** What a text becomes with its values; the text itself while it is no template, as with braces half typed. */
export const rendering = (render: () => string, text: string): string => {
  try {
    return render();
  } catch {
    return text;
  }
};
