import { rowsHeader } from '@pilotlight/contracts/http/lead-exports';
import { formatCount } from '../../ui/format';

interface Progress {
  readonly lines: number;
  readonly headers: Headers | null;
}

const aboutInWords = (about: string): string =>
  about.endsWith('+') ? `more than ${formatCount(parseInt(about, 10))}` : `about ${formatCount(Number(about))}`;

/** "1,200 of about 5,000 rows"; a line of a table is its headings. */
export const rowsInWords = ({ lines, headers }: Progress): string => {
  const about = headers?.get(rowsHeader);
  const rows = formatCount(Math.max(0, lines - 1));
  return about ? `${rows} of ${aboutInWords(about)} rows` : `${rows} rows`;
};
