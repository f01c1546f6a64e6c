import { pageText } from './page-text';

const read = (html: string): string => pageText(html, true, 4_000);

it.each([
  ['<p>One</p><p>two<br>three', 'One\ntwo\nthree'],
  ['We <b>really</b> fit <a href="https://x.example">boilers</a>.', 'We really fit boilers.'],
  ['<p>Fish &amp; chips &lt;b&gt;', 'Fish & chips <b>'],
  ['<script>if (a < b) steal("</p>")</script><p>Said', 'Said'],
  ['<nav><ul><li>Home</ul></nav><p aria-hidden="true">No</p><p hidden>No</p>Yes', 'Yes'],
  ['<table><tr><td>Mon<td>8 to 6</table>', 'Mon\n8 to 6'],
  ['\u202eno\u0000thing\ud800 turned', 'nothing turned'],
  [`Z${'\u0301'.repeat(99)}`, `Z${'\u0301'.repeat(8)}`],
  ['<div><p>Open', 'Open'],
  ['</div></nav></p>Closed', 'Closed'],
])('%s reads %j', (html, text) => {
  expect(read(html)).toBe(text);
});

it('never cuts a letter in two', () => {
  expect(pageText('👋👋', false, 3)).toBe('👋');
});

it.each([
  '<div>'.repeat(100_000),
  '<b>'.repeat(60_000) + '</i>'.repeat(60_000),
  '<p>word word</p>'.repeat(30_000),
  '<'.repeat(500_000),
  '&amp;'.repeat(100_000),
  '<a '.repeat(150_000),
  ' \n'.repeat(250_000),
])('is done at once with any half megabyte', (html) => {
  const began = process.cpuUsage().user;
  expect(read(html).length).toBeLessThanOrEqual(4_000);
  expect(process.cpuUsage().user - began).toBeLessThan(2_000_000);
});
