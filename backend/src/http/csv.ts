import { stringify } from 'csv-stringify/sync';

/** The library looks at the first character alone; some spreadsheets pass over blanks before a formula. */
const isIndentedFormula = /^\s+[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/;

const options = {
  record_delimiter: '\r\n',
  escape_formulas: true,
  // With a delimiter of one's own the library leaves line breaks inside a cell unquoted.
  quote_record_delimiter: true,
  cast: { string: (words: string): string => (isIndentedFormula.test(words) ? `'${words}` : words) },
} as const;

/** Goes first: it tells a spreadsheet that the file is UTF-8. */
export const csvMark = '\uFEFF';

/** Records of RFC 4180, each with the end of its line. What a spreadsheet would run is led by an apostrophe, and stays text. */
export const csvLines = (rows: readonly (readonly string[])[]): string => stringify([...rows], options);

/** Rows as a table that spreadsheets open. */
export const csvOf = (rows: readonly (readonly string[])[]): string => csvMark + csvLines(rows);

/** A country's code after "+" would be taken for a formula: it is led by 00, as it is rung from the United Kingdom. */
export const csvPhone = (writtenPhone: string): string => writtenPhone.replace(/^\+\s*/, '00 ');
