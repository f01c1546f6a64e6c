import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { optionsOf } from './arguments.mjs';
import { install, node, root } from './fresh.mjs';

optionsOf(`npm run check
  Format, lint, types, room rules, sizes and unit tests; ends with 1 where one of them fails.`);
install();

const bin = (name) => join(root, 'node_modules', '.bin', name);
const types = join(root, 'node_modules/typescript-native/bin/tsc');
const rooms = ['libs', 'backend/src', 'projections/src', 'start', 'frontend/src', 'widget/src'];

/** The longest first, so that none is left over for one core. */
const steps = [
  ['format', [bin('prettier'), '--check', '--cache', '--log-level', 'warn', '.']],
  ['lint', [bin('oxlint'), '--type-aware']],
  ['types of the frontend', [types, '-p', 'frontend']],
  ['types', [types, '-p', 'tsconfig.json']],
  ['types of the widget', [types, '-p', 'widget']],
  ['types of the browser tests', [types, '-p', 'e2e']],
  ['rooms', [bin('depcruise'), ...rooms, '--config', '.dependency-cruiser.cjs']],
  ['folders', [bin('depcruise'), ...rooms, '--config', '.dependency-cruiser.folders.cjs']],
  ['sizes', [join(root, 'scripts/sizes.mjs')]],
];

/** CI hands these on to `npm test`, which counts them instead of running the suites again. */
const handedOn = process.env.UNIT_RESULTS ? ['--json', `--outputFile=${process.env.UNIT_RESULTS}`] : [];

/** By itself: one suite plants breaches in the rooms, which the steps above would see. A third worker while one waits for a retry or a line. */
const unitTests = [
  'unit tests',
  [bin('jest'), '--maxWorkers=3', ...handedOn, '--selectProjects', 'unit', 'frontend', 'widget'],
];

const ran = ([name, args]) =>
  new Promise((done) => {
    const child = spawn(node(), args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0' },
    });
    let said = '';
    for (const output of [child.stdout, child.stderr]) output.on('data', (chunk) => (said += chunk));
    child.on('exit', (code) => done({ name, passed: code === 0, said }));
  });

let failed = false;
const worker = async (queue) => {
  for (let step = queue.shift(); step; step = queue.shift()) {
    const { name, passed, said } = await ran(step);
    failed ||= !passed;
    const skipped = said.split('\n').filter((line) => line.startsWith('SKIPPED: '));
    console.log(passed ? [`ok      ${name}`, ...skipped].join('\n') : `FAILED  ${name}\n${said}`);
  }
};
// Two at once: one per core of the smallest machine this runs on.
await Promise.all([worker(steps), worker(steps)]);
await worker([unitTests]);
process.exit(failed ? 1 : 0);
