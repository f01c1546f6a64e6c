import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pageText } from './page-text';

const hook = join(__dirname, '../../../../scripts/testing/typescript.cjs');
const script = join(__dirname, 'testing/read-hostile-pages.ts');
/** Minutes are for a busy machine: what looks back at each step needs hours. */
const patience = 180_000;

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

it(
  'reads half a megabyte of anything',
  () => {
    const held = spawnSync(process.execPath, ['--conditions=source', '--require', hook, script], {
      timeout: patience,
      encoding: 'utf8',
    });
    expect(held).toMatchObject({ status: 0, stdout: '7 read' });
  },
  patience + 10_000,
);
