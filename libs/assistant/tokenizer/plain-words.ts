/** In small letters, without apostrophes ("its", "dont"), one blank between words. */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/['’‘`]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
