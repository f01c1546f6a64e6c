import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wordsOf } from './arguments.mjs';
import { build } from './build.mjs';
import { install, node, root } from './fresh.mjs';
import { everyRun, jest, needsBuild, runsOf } from './suites.mjs';

const patterns = wordsOf(`npm test [-- PATTERN...]
  Every test there is, browser tests included; the last line counts them. With patterns, the suites of every kind whose paths match
  one of them (regular expressions).`);
install();
const runs = patterns.length > 0 ? runsOf(patterns) : everyRun;
if (runs.length === 0) {
  console.error(`No test suite matches ${patterns.join(' ')}`);
  process.exit(2);
}
if (runs.some(needsBuild))
  await build().catch((error) => {
    console.error(error.message);
    process.exit(1);
  });

const folder = mkdtempSync(join(tmpdir(), 'pilotlight-results-'));

const unitResults = process.env.UNIT_RESULTS ?? '';
const isHandedOn = (place) => place === 0 && existsSync(unitResults) && patterns.length === 0;

const totals = { passed: 0, failed: 0, skipped: 0 };
for (const [place, { name, projects, options }] of runs.entries()) {
  console.log(`\n${name}`);
  const results = isHandedOn(place) ? unitResults : join(folder, `${place}.json`);
  const args = [jest, '--selectProjects', ...projects, '--json', `--outputFile=${results}`, ...options];
  if (isHandedOn(place)) console.log('Run by npm run check a moment ago, and counted here');
  const { status } = isHandedOn(place)
    ? { status: 0 }
    : spawnSync(node(), args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
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
