import { readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { root } from './fresh.mjs';

const code = /\.(ts|tsx|mjs|cjs|js|css)$/;
const spec = /(\.spec\.tsx?$|\/testing\/|\/corpus\/|^e2e\/|^backend\/test\/)/;

const tracked = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
const tooLong = tracked.stdout
  .split('\n')
  .filter((file) => code.test(file))
  .map((file) => ({ file, most: spec.test(file) ? 300 : 200, lines: linesOf(file) }))
  .filter(({ lines, most }) => lines > most);

function linesOf(file) {
  try {
    return readFileSync(`${root}/${file}`, 'utf8').split('\n').length - 1;
  } catch {
    return 0;
  }
}

for (const { file, lines, most } of tooLong)
  console.error(`${file} has ${lines} lines; a file of its kind has ${most} at most`);
process.exit(tooLong.length > 0 ? 1 : 0);
