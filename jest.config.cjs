const onEachLog = require('./scripts/testing/on-each-log.cjs');

const esmOnly =
  '@nestjs|pg-boss|temporal-polyfill|temporal-utils|temporal-spec|serialize-error|non-error|uuid|file-type|strtok3|token-types|@borewit|@tokenizer|uint8array-extras|load-esm|content-disposition|htmlparser2|dom-serializer|domelementtype|domhandler|domutils|entities|@fastify/static/node_modules';

const swc = (jsx) => [
  '<rootDir>/scripts/testing/swc-transform.cjs',
  {
    swcrc: false,
    sourceMaps: 'inline',
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', decorators: true, tsx: Boolean(jsx) },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        ...(jsx && { react: { runtime: 'automatic', importSource: jsx } }),
      },
      keepClassNames: true,
    },
    module: { type: 'commonjs' },
  },
];

const patience = '<rootDir>/scripts/testing/patience.cjs';

const node = (displayName, testMatch) => ({
  displayName,
  // What is compiled for one kind of suite serves the others.
  id: 'in-node',
  testMatch,
  setupFilesAfterEnv: [patience],
  testEnvironment: '<rootDir>/scripts/testing/node-environment.cjs',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'require', 'default'] },
  transform: { '\\.[cm]?[jt]s$': swc() },
  transformIgnorePatterns: [`/node_modules/(?!(?:${esmOnly})(?:/|$))`],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/scripts/worked-example/'],
});

const withPostgres = {
  globalSetup: '<rootDir>/libs/event-store/testing/postgres-global-setup.ts',
  globalTeardown: '<rootDir>/libs/event-store/testing/postgres-global-teardown.ts',
};

const rooms = '<rootDir>/{libs,backend,projections,start,scripts,bench}/**';

const browserLike = (displayName, room, jsx) => ({
  ...node(displayName, [`<rootDir>/${room}/**/*.spec.{ts,tsx}`]),
  id: `in-${room}`,
  testEnvironment: `<rootDir>/${room}/jest-environment.cjs`,
  testEnvironmentOptions: { customExportConditions: ['source', 'browser', 'require', 'default'] },
  transform: { '\\.[cm]?[jt]sx?$': swc(jsx) },
  moduleNameMapper: { '\\.(css|svg)(\\?inline)?$': '<rootDir>/scripts/testing/empty-module.cjs' },
});

module.exports = {
  testSequencer: '<rootDir>/scripts/testing/longest-first.cjs',
  projects: [
    {
      ...node('unit', [`${rooms}/*.spec.ts`]),
      testPathIgnorePatterns: ['/node_modules/', '\\.int\\.spec\\.ts$', '\\.e2e\\.spec\\.ts$'],
    },
    { ...node('integration', [`${rooms}/*.int.spec.ts`]), ...withPostgres },
    { ...node('e2e', [`${rooms}/*.e2e.spec.ts`]), ...withPostgres },
    {
      ...node('e2e-on-kurrentdb', [`<rootDir>/backend/test/(${onEachLog.join('|')}).e2e.spec.ts`]),
      ...withPostgres,
      setupFiles: ['<rootDir>/scripts/testing/on-kurrentdb.cjs'],
    },
    { ...node('browser', ['<rootDir>/e2e/**/*.browser.spec.ts']), ...withPostgres },
    {
      ...browserLike('frontend', 'frontend', 'react'),
      setupFilesAfterEnv: [patience, '<rootDir>/frontend/src/testing/patience.ts'],
    },
    browserLike('widget', 'widget', 'preact'),
  ],
};
