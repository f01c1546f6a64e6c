/** What a spreadsheet would take for a formula is led by an apostrophe, and stays text. */
const asText = (words: string): string => (/^[\s]*[=+\-@\t\r]/.test(words) ? `'${words}` : words);

const quoted = (words: string): string => (/[",\r\n]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words);

/** Goes first: it tells a spreadsheet that the file is UTF-8. */
export const csvMark = '\uFEFF';

/** One record of RFC 4180, with the end of its line. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => quoted(asText(cell))).join(',')}\r\n`;
