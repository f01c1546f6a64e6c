import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const checkout = mkdtempSync(join(tmpdir(), 'sizes-'));
const git = (...args: readonly string[]): string =>
  spawnSync('git', args, { cwd: checkout, encoding: 'utf8' }).stdout.trim();
const sizes = () => {
  const { status, stderr } = spawnSync(process.execPath, [join(__dirname, 'sizes.mjs'), checkout], {
    encoding: 'utf8',
  });
  return { status, stderr };
};
const plant = (file: string, text: string): void => writeFileSync(join(checkout, file), text);

beforeAll(() => {
  git('init', '--quiet');
  plant('one.ts', 'export const one = 1;\n');
  git('add', '.');
});
afterAll(() => rmSync(checkout, { recursive: true, force: true }));
afterEach(() => {
  git('clean', '--quiet', '--force');
  git('rm', '--quiet', '--cached', '--ignore-unmatch', 'One.ts');
});

it('lets pass what is short and told apart', () => {
  expect(sizes()).toEqual({ status: 0, stderr: '' });
});

it('refuses two paths that differ by case only', () => {
  // Planted in the index alone, as a file system may hold one of the two only.
  git('update-index', '--add', '--cacheinfo', `100644,${git('rev-parse', ':one.ts')},One.ts`);
  expect(sizes()).toEqual({ status: 1, stderr: 'One.ts and one.ts differ by case only\n' });
});

it('refuses a file of more than 200 lines, and a spec of more than 300', () => {
  plant('two.ts', '\n'.repeat(201));
  plant('two.spec.ts', '\n'.repeat(300));
  expect(sizes()).toEqual({
    status: 1,
    stderr: 'two.ts has 201 lines; a file of its kind has 200 at most\n',
  });
});

it('refuses a file of more than 8 kB, and a spec of more than 12', () => {
  plant('three.ts', `${'a'.repeat(8192)}\n`);
  plant('three.spec.ts', `${'a'.repeat(12_287)}\n`);
  expect(sizes()).toEqual({
    status: 1,
    stderr: 'three.ts has 8193 bytes; a file of its kind has 8 kB at most\n',
  });
});
