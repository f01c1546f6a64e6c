/** What a spreadsheet would take for a formula is led by an apostrophe, and stays text. */
const asText = (words: string): string => (/^[\s]*[=+\-@\t\r]/.test(words) ? `'${words}` : words);

/** RFC 4180. */
const quoted = (words: string): string => (/[",\r\n]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words);

/** One line of a table, without its end. */
export const csvLine = (cells: readonly string[]): string => cells.map((cell) => quoted(asText(cell))).join(',');

/** Rows as a table that spreadsheets open; a mark at its front tells them that it is UTF-8. */
export const csvOf = (rows: readonly (readonly string[])[]): string => `\uFEFF${rows.map(csvLine).join('\r\n')}\r\n`;
