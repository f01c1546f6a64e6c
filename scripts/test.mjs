import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { optionsOf } from './arguments.mjs';
import { build } from './build.mjs';
import { install, node, root } from './fresh.mjs';

optionsOf(`npm test
  Every test there is, browser tests included; the last line counts them. CONTRIBUTING.md tells how to run one kind.`);
install();
await build().catch((error) => {
  console.error(error.message);
  process.exit(1);
});

const folder = mkdtempSync(join(tmpdir(), 'pilotlight-results-'));
const jest = join(root, 'node_modules', '.bin', 'jest');

/**
 * One after the other: the suite that kills the product and those that drive a browser don't share two cores with others.
 * @type {readonly { name: string, projects: readonly string[], options: readonly string[], env?: Record<string, string> }[]}
 */
const runs = [
  { name: 'rules, folds and screens', projects: ['unit', 'frontend', 'widget'], options: ['--maxWorkers=2'] },
  { name: 'on a real PostgreSQL', projects: ['integration'], options: ['--maxWorkers=2'] },
  { name: 'the product, killed again and again', projects: ['e2e'], options: ['--testPathPatterns=start/crash'] },
  {
    name: 'the whole product over HTTP',
    projects: ['e2e'],
    options: ['--maxWorkers=2', '--testPathPatterns=start/(?!crash)'],
  },
  { name: 'the backend over HTTP', projects: ['e2e'], options: ['--maxWorkers=2', '--testPathPatterns=backend/test'] },
  {
    name: 'the backend over HTTP, its log on KurrentDB',
    projects: ['e2e'],
    options: ['--maxWorkers=2', '--testPathPatterns=backend/test'],
    env: { E2E_EVENT_STORE: 'kurrentdb' },
  },
  { name: 'in a real browser', projects: ['browser'], options: ['--runInBand'] },
];

/** What `npm run check` found on the same sources a moment ago, where CI hands it on. */
const unitResults = process.env.UNIT_RESULTS ?? '';
const isHandedOn = (place) => place === 0 && existsSync(unitResults) && process.argv.length === 2;

const totals = { passed: 0, failed: 0, skipped: 0 };
for (const [place, { name, projects, options, env }] of runs.entries()) {
  console.log(`\n${name}`);
  const results = isHandedOn(place) ? unitResults : join(folder, `${place}.json`);
  const args = [
    jest,
    '--selectProjects',
    ...projects,
    '--json',
    `--outputFile=${results}`,
    ...options,
    ...process.argv.slice(2),
  ];
  if (isHandedOn(place)) console.log('Run by npm run check a moment ago, and counted here');
  const { status } = isHandedOn(place)
    ? { status: 0 }
    : spawnSync(node(), args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    const result = JSON.parse(readFileSync(results, 'utf8'));
    totals.passed += result.numPassedTests;
    totals.failed += result.numFailedTests + result.numRuntimeErrorTestSuites;
    totals.skipped += result.numPendingTests + result.numTodoTests;
    if (status !== 0 && result.success) totals.failed += 1;
  } catch {
    console.error(`${name}: ended without results`);
    totals.failed += 1;
  }
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(totals.failed > 0 ? 1 : 0);
