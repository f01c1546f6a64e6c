import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { canOptimizeEarly } from './optimize-early';

const loader = join(__dirname, '../../../scripts/testing/typescript.cjs');
/** V8's own word on a function that was called so many times: whether its fastest compiler has had it. */
const program = `
  const { optimizeEarly } = require(${JSON.stringify(join(__dirname, 'optimize-early.ts'))});
  if (process.argv[1] === 'early') optimizeEarly();
  const sum = (numbers) => { let all = 0; for (const each of numbers) all += each; return all; };
  for (let calls = 0; calls < 200; calls += 1) sum([calls, 1, 2, 3]);
  const fastest = 1 << 6;
  process.stdout.write(String((%GetOptimizationStatus(sum) & fastest) !== 0));
`;
const flags = ['--allow-natives-syntax', '--no-concurrent-recompilation', '--conditions=source', '--require', loader];
const isFast = (when: 'early' | 'as V8 would'): string =>
  execFileSync(process.execPath, [...flags, '-e', program, when], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });

if (canOptimizeEarly)
  it('has a function compiled for speed after some two hundred calls, which V8 by itself would not do yet', () => {
    expect({ early: isFast('early'), asV8Would: isFast('as V8 would') }).toEqual({ early: 'true', asV8Would: 'false' });
  });
// oxlint-disable-next-line jest/no-disabled-tests -- it tells, and is counted, where there is nothing to prove it on
else it.skip('this Node can not be told: nothing is proved about code that is compiled early', () => undefined);
