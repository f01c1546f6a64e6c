import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const root = join(__dirname, '../..');
const rooms = ['libs', 'backend', 'projections', 'scripts/testing'];
const files = ['package.json', 'jest.config.cjs', 'tsconfig.base.json'];
/** The projects of the copy's suites. */
const jestConfig = `const { projects } = require('./jest.config.cjs');
module.exports = { projects: projects.filter(({ displayName }) => ['unit', 'e2e'].includes(displayName)) };`;
/** What a slice is written in. */
const typed = {
  extends: './tsconfig.base.json',
  compilerOptions: { types: ['node', 'jest'] },
  include: [
    'libs/contracts',
    'libs/event-store/kafka/*.d.ts',
    'backend/src',
    'backend/test/reminders.e2e.spec.ts',
    'projections/src',
  ],
  exclude: ['libs', 'backend/src', 'projections/src'].map((room) => `${room}/**/*.spec.ts`),
};

interface Line {
  readonly file: string;
  readonly text: string;
  /** What the text is put before; absent where the example's own file has it. */
  readonly before?: string;
}

const slices = 'libs/contracts/slices/slices.ts';
const app = 'backend/src/app.module.ts';
const models = 'projections/src/read-models.ts';
const ownModule = 'backend/src/reminders/reminders.module.ts';

/** Where a new slice is registered: a line each, and the import that it needs. */
const registrations = {
  definition: [
    { file: slices, text: "import { reminders } from './reminders';\n", before: 'import { suppressions }' },
    { file: slices, text: 'reminders,\n  ', before: 'suppressions,\n  subscriptions,' },
  ],
  module: [
    {
      file: app,
      text: "import { RemindersModule } from './reminders/reminders.module';\n",
      before: 'import { SignInModule }',
    },
    { file: app, text: '    RemindersModule,\n', before: '    TrainingModule,' },
  ],
  'read model': [
    {
      file: models,
      text: "import { reminders } from './reminders/reminders.read-model';\n",
      before: 'import type { ReadModel }',
    },
    { file: models, text: 'reminders,\n  ', before: 'suppressions,\n  billing,' },
  ],
  aggregate: [
    { file: ownModule, text: "import { aggregate } from '../write-side/aggregate.module';\n" },
    { file: ownModule, text: "import { reminderAggregate, ReminderStream } from './reminder.stream';\n" },
    { file: ownModule, text: 'aggregate(ReminderStream, reminderAggregate, 1_000)' },
  ],
  policy: [
    { file: ownModule, text: "import { policy } from '../write-side/policy';\n" },
    { file: ownModule, text: "import { RemindOfTraining } from './remind-of-training.policy';\n" },
    { file: ownModule, text: ', ...policy(RemindOfTraining)' },
  ],
} as const satisfies Readonly<Record<string, readonly Line[]>>;

/** What the types ask for of every event. */
const asked: readonly Line[] = [
  {
    file: 'backend/src/audit/causation-notes.ts',
    text: "    case 'ReminderNoted':\n",
    before: "    case 'LoginClaimed':",
  },
  {
    file: 'projections/src/testing/event-examples.ts',
    text: "  ReminderNoted: ({ slug }) => ({ slug, reminderId: idOf(slug), text: 'Ring back' }),\n",
    before: '  LoginClaimed: ',
  },
];

let checkout: string;

const change = (file: string, from: string, to: string): void => {
  const path = join(checkout, file);
  const parts = readFileSync(path, 'utf8').split(from);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times ${from}`);
  writeFileSync(path, parts.join(to));
};
const register = ({ file, text, before }: Line): void => {
  if (before !== undefined) change(file, before, `${text}${before}`);
};

const filter = (path: string): boolean => !/\/(?:dist|node_modules)$/.test(path);

/** A copy of the product's server side: packages shared, rooms its own. */
const copyOfProduct = (): string => {
  const copy = mkdtempSync(join(tmpdir(), 'pilotlight-worked-example-'));
  for (const room of rooms) cpSync(join(root, room), join(copy, room), { recursive: true, filter });
  for (const file of files) cpSync(join(root, file), join(copy, file));
  writeFileSync(join(copy, 'jest.server.cjs'), jestConfig);
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(typed));
  const packages = join(copy, 'node_modules');
  mkdirSync(join(packages, '@pilotlight'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@pilotlight') symlinkSync(join(root, 'node_modules', name), join(packages, name));
  for (const room of [
    'libs/assistant',
    'libs/booking',
    'libs/contracts',
    'libs/event-store',
    'libs/notifications',
    'libs/subscriptions',
    'backend',
    'projections',
  ])
    symlinkSync(join(copy, room), join(packages, '@pilotlight', room.replace('libs/', '')));
  for (const room of ['backend', 'libs/event-store'])
    symlinkSync(join(root, room, 'node_modules'), join(copy, room, 'node_modules'));
  return copy;
};

beforeAll(() => {
  checkout = copyOfProduct();
  cpSync(join(root, 'scripts/worked-example'), checkout, { recursive: true });
  for (const line of [...Object.values(registrations).flat(), ...asked]) register(line);
});
afterAll(() => rmSync(checkout, { recursive: true, force: true }));

/** What a program says that ends in failure; empty where it ends well. */
const complaintsOf = (...run: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync(process.execPath, run, { cwd: checkout, encoding: 'utf8' });
  return status === 0 ? '' : stripVTControlCharacters(stdout + stderr);
};
const typesBy = (config: string): string => complaintsOf('node_modules/typescript-native/bin/tsc', '-p', config);
/** The types of a folder and of what it imports, which is sooner done: where they don't compile, the whole doesn't. */
const typesOf = (folder: string): string => {
  writeFileSync(join(checkout, 'tsconfig.part.json'), JSON.stringify({ ...typed, include: [folder] }));
  return typesBy('tsconfig.part.json');
};
const tests = (project: string, suite: string): string =>
  complaintsOf(
    'node_modules/jest/bin/jest.js',
    '-c',
    'jest.server.cjs',
    '--selectProjects',
    project,
    '--runTestsByPath',
    suite,
    '--silent',
  );

it('runs end to end once its five lines are there', () => {
  expect(typesBy('tsconfig.json')).toBe('');
  expect(tests('unit', 'backend/src/modules.spec.ts')).toBe('');
  expect(tests('e2e', 'backend/test/reminders.e2e.spec.ts')).toBe('');
});

const without = (name: keyof typeof registrations, complaints: () => string): string => {
  const lines: readonly Line[] = registrations[name];
  for (const { file, text } of lines) change(file, text, '');
  const said = complaints();
  for (const line of lines) if (line.before !== undefined) register(line);
  return said;
};

it.each([
  ['definition', 'backend/src/reminders', /slices\/|reminder/],
  ['read model', 'projections/src/reminders', /reminders\.reader\.ts.+error TS/],
] as const)('does not compile without the line of its %s', (name, folder, complaint) => {
  expect(without(name, () => typesOf(folder))).toMatch(complaint);
});

it('is missed by a test without the line of its module', () => {
  const complaints = without('module', () => tests('unit', 'backend/src/modules.spec.ts'));
  expect(complaints).toMatch(/starts every controller/);
  expect(complaints).toMatch(/RemindersController/);
});

it('is missed by a test without the line of its aggregate, and of its policy', () => {
  const aggregate = without('aggregate', () => without('policy', () => tests('unit', 'backend/src/modules.spec.ts')));
  expect(aggregate).toMatch(/\+ +"ReminderStream"/);
  expect(aggregate).toMatch(/\+ +"RemindOfTraining"/);
});
