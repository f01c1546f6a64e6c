import { readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { root } from './fresh.mjs';

// Refuses files that are too long, and paths that differ by case only. Of another checkout, where one is named.
const checkout = process.argv[2] ?? root;
const code = /\.(ts|tsx|mjs|cjs|js|css)$/;
const spec = /(\.spec\.tsx?$|\/testing\/|\/corpus\/|^e2e\/|^backend\/test\/)/;

const tracked = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: checkout,
  encoding: 'utf8',
});
const files = tracked.stdout.split('\0').filter(Boolean);

const linesOf = (file) => {
  try {
    return readFileSync(`${checkout}/${file}`, 'utf8').split('\n').length - 1;
  } catch {
    return 0;
  }
};

const tooLong = files
  .filter((file) => code.test(file))
  .map((file) => ({ file, most: spec.test(file) ? 300 : 200, lines: linesOf(file) }))
  .filter(({ lines, most }) => lines > most)
  .map(({ file, lines, most }) => `${file} has ${lines} lines; a file of its kind has ${most} at most`);

// A clone on macOS or Windows keeps one of them only.
const byFolded = new Map();
for (const file of new Set(files)) {
  const folded = file.toLowerCase();
  byFolded.set(folded, [...(byFolded.get(folded) ?? []), file]);
}
const alike = [...byFolded.values()]
  .filter((same) => same.length > 1)
  .map((same) => `${same.join(' and ')} differ by case only`);

const refused = [...tooLong, ...alike];
for (const each of refused) console.error(each);
process.exit(refused.length > 0 ? 1 : 0);
