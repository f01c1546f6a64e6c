import { pageText } from '../page-text';

const longest = 4_000;
const pages = [
  '<div>'.repeat(100_000),
  '<b>'.repeat(60_000) + '</i>'.repeat(60_000),
  '<p>word word</p>'.repeat(30_000),
  '<'.repeat(500_000),
  '&amp;'.repeat(100_000),
  '<a '.repeat(150_000),
  ' \n'.repeat(250_000),
];

const read = pages.filter((page) => pageText(page, true, longest).length <= longest);
process.stdout.write(`${String(read.length)} read`);
