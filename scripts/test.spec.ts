import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const test = (...words: readonly string[]) =>
  spawnSync(process.execPath, [join(__dirname, 'test.mjs'), ...words], { encoding: 'utf8' });

it('ends with 2 and one line where no suite has such a name', () => {
  const { status, stdout, stderr } = test('no-suite-is-called-this');
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: '',
    stderr: 'No test suite matches no-suite-is-called-this\n',
  });
});

it('takes a pattern that is no regular expression as one that nothing matches', () => {
  expect(test('(')).toMatchObject({ status: 2, stderr: 'No test suite matches (\n' });
});

it('runs the suites that match and counts them', () => {
  const { status, stdout } = test('scripts/lock-file');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^\nrules, folds and screens\n\n[1-9]\d* passed, 0 failed, 0 skipped\n$/);
});
