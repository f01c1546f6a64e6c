import { readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { root } from './fresh.mjs';
import { heavyFiles } from './sizes-exceptions.mjs';

const checkout = process.argv[2] ?? root;
const code = /\.(ts|tsx|mjs|cjs|js|css)$/;
const spec = /(\.spec\.tsx?$|\/testing\/|\/corpus\/|^e2e\/|^backend\/test\/)/;

const tracked = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: checkout,
  encoding: 'utf8',
});
const files = tracked.stdout.split('\0').filter(Boolean);

const textOf = (file) => {
  try {
    return readFileSync(`${checkout}/${file}`);
  } catch {
    return Buffer.alloc(0);
  }
};

const measured = files
  .filter((file) => code.test(file))
  .map((file) => {
    const bytes = textOf(file);
    const [mostLines, mostKilobytes] = spec.test(file) ? [300, 12] : [200, 8];
    return { file, lines: bytes.toString().split('\n').length - 1, bytes: bytes.length, mostLines, mostKilobytes };
  });
const tooLong = measured
  .filter(({ lines, mostLines }) => lines > mostLines)
  .map(({ file, lines, mostLines }) => `${file} has ${lines} lines; a file of its kind has ${mostLines} at most`);
const tooHeavy = measured
  .filter(({ file, bytes, mostKilobytes }) => bytes > 1024 * mostKilobytes && !heavyFiles.has(file))
  .map(
    ({ file, bytes, mostKilobytes }) =>
      `${file} has ${bytes} bytes; a file of its kind has ${mostKilobytes} kB at most`,
  );

// A clone on macOS or Windows keeps only one of them.
const byFolded = new Map();
for (const file of new Set(files)) {
  const folded = file.toLowerCase();
  byFolded.set(folded, [...(byFolded.get(folded) ?? []), file]);
}
const alike = [...byFolded.values()]
  .filter((same) => same.length > 1)
  .map((same) => `${same.join(' and ')} differ by case only`);

const refused = [...tooLong, ...tooHeavy, ...alike];
for (const each of refused) console.error(each);
process.exit(refused.length > 0 ? 1 : 0);
