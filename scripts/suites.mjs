import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { node, root } from './fresh.mjs';

export const jest = join(root, 'node_modules', '.bin', 'jest');

const startOnHttp = /start\/(?!crash)/;
const backendOnHttp = /backend\/test/;
/** Who may come in, what is refused, what a model or a file store does: the same whichever store keeps the log. Any other suite runs on each. */
const onAnyLog = [
  'access-matrix',
  'api-docs',
  'hostile-input',
  'installers-list',
  'lead-card',
  'listening',
  'missing-photo',
  'openai',
  'pages',
  'photo-crowds',
  'photo-store-gone',
  'sessions',
  'sign-in-throttle',
  'training-pages',
  'widget-access',
  'worked-example',
];
const backendByLog = new RegExp(`backend/test/(?!${onAnyLog.join('|')})`);

/**
 * One after the other: the suite that kills the product doesn't share two cores with others, nor do browsers with other kinds.
 * Of the projects' suites a run has those that lie `within`.
 * @type {readonly { name: string, projects: readonly string[], within?: RegExp, options: readonly string[], env?: Record<string, string> }[]}
 */
const runs = [
  { name: 'rules, folds and screens', projects: ['unit', 'frontend', 'widget'], options: ['--maxWorkers=2'] },
  { name: 'on a real PostgreSQL', projects: ['integration'], options: ['--maxWorkers=2'] },
  { name: 'the product, killed again and again', projects: ['e2e'], within: /start\/crash/, options: [] },
  { name: 'the whole product over HTTP', projects: ['e2e'], within: startOnHttp, options: ['--maxWorkers=2'] },
  { name: 'the backend over HTTP', projects: ['e2e'], within: backendOnHttp, options: ['--maxWorkers=2'] },
  {
    name: 'the backend over HTTP, its log on KurrentDB',
    projects: ['e2e'],
    within: backendByLog,
    options: ['--maxWorkers=2'],
    env: { E2E_EVENT_STORE: 'kurrentdb' },
  },
  { name: 'in a real browser', projects: ['browser'], options: ['--maxWorkers=2'] },
];

/** These need the product built. */
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

/** A suite's project is told by its name, as in jest.config.cjs. */
const projectOf = (file) => {
  const kind = /\.(int|e2e|browser)\.spec\.ts$/.exec(file)?.[1];
  if (kind) return { int: 'integration', e2e: 'e2e', browser: 'browser' }[kind];
  return /^(frontend|widget)\//.exec(file)?.[1] ?? 'unit';
};

/** The runs that the suites of these patterns leave, each with its own suites only. */
export const runsOf = (patterns) => {
  const files = listed(patterns);
  return runs.flatMap((run) => {
    const own = files.filter((file) => run.projects.includes(projectOf(file)) && (run.within?.test(file) ?? true));
    return own.length > 0 ? [{ ...run, options: [...run.options, '--runTestsByPath', ...own] }] : [];
  });
};

/** All of every run: what lies within is told to Jest by a pattern. */
export const everyRun = runs.map(({ within, ...run }) =>
  within ? { ...run, options: [...run.options, `--testPathPatterns=${within.source}`] } : run,
);
