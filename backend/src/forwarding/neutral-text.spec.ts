import { neutralText } from './neutral-text';

it.each([
  ['Priya Nair', 'Priya Nair'],
  ["Siobhán O'Neil-Smith", "Siobhán O'Neil-Smith"],
  ['+44 7700 900142', '+44 7700 900142'],
  ['07700-900142', '07700-900142'],
  ['=HYPERLINK("http://evil.example","Click")', 'HYPERLINK("http://evil.example","Click")'],
  ['+cmd|calc', 'cmd|calc'],
  ['-2+3', '2+3'],
  ['@SUM(A1)', 'SUM(A1)'],
  ['\t=1+1', '1+1'],
  ['= =1+1', '1+1'],
  ['<b>Jo</b> <script>alert(1)</script>', 'Jo   alert(1)'],
  ['Jo <img src=x onerror=alert(1)', 'Jo  img src=x onerror=alert(1)'],
  ['two\r\nlines\0', 'two lines'],
  ['<>', null],
  ['', null],
  [null, null],
])('sends %j as %j', (given, sent) => expect(neutralText(given)).toBe(sent));
