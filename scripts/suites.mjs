import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { node, root } from './fresh.mjs';

export const jest = join(root, 'node_modules', '.bin', 'jest');

/**
 * The units by themselves, as CI hands their results on; all others in one run, so that no core waits for the end of another kind. Half of
 * what those take is waiting: for a process to start, a retry, a page to load. Twice as many of them as there are cores fill that, up to what
 * the one PostgreSQL has connections for.
 * @type {readonly { name: string, projects: readonly string[], options: readonly string[] }[]}
 */
const runs = [
  { name: 'rules, folds and screens', projects: ['unit', 'frontend', 'widget'], options: ['--maxWorkers=3'] },
  {
    name: 'on a real PostgreSQL, on a stand-in for KurrentDB, and in a real browser',
    projects: ['integration', 'e2e', 'e2e-on-kurrentdb', 'browser'],
    options: [`--maxWorkers=${Math.min(2 * availableParallelism(), 8)}`],
  },
];

export const needsBuild = ({ projects }) => projects.includes('e2e') || projects.includes('browser');

const isRegularExpression = (pattern) => {
  try {
    return Boolean(new RegExp(pattern));
  } catch {
    return false;
  }
};

const listed = (patterns) => {
  // Jest would run every suite there is.
  if (!patterns.every(isRegularExpression)) return [];
  const args = [jest, '--listTests', '--json', '--testPathPatterns', ...patterns];
  const { status, stdout } = spawnSync(node(), args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? JSON.parse(stdout).map((file) => file.slice(root.length + 1)) : [];
};

const projectsOf = (file) => {
  const kind = /\.(int|e2e|browser)\.spec\.ts$/.exec(file)?.[1];
  if (kind) return { int: ['integration'], e2e: ['e2e', 'e2e-on-kurrentdb'], browser: ['browser'] }[kind];
  return [/^(frontend|widget)\//.exec(file)?.[1] ?? 'unit'];
};

export const runsOf = (patterns) => {
  const files = listed(patterns);
  return runs.flatMap((run) => {
    const own = files.filter((file) => projectsOf(file).some((project) => run.projects.includes(project)));
    const projects = run.projects.filter((project) => own.some((file) => projectsOf(file).includes(project)));
    return own.length > 0 ? [{ ...run, projects, options: [...run.options, '--runTestsByPath', ...own] }] : [];
  });
};

export const everyRun = runs;
