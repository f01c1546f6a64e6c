const { readdirSync } = require('node:fs');

const contracts = '^libs/contracts/';
const eventStore = '^libs/event-store/';
const subscriptions = '^libs/subscriptions/';
const assistant = '^libs/assistant/';
const notifications = '^libs/notifications/';
const booking = '^libs/booking/';
const projections = '^projections/src/';
const backend = '^backend/src/';
const start = '^start/';
const frontend = '^frontend/src/';
const widget = '^widget/src/';
const spec = '(\\.spec\\.tsx?$|/testing/|^backend/test/)';
// prettier-ignore
const every = [
  contracts, eventStore, subscriptions, assistant, notifications, booking, projections, backend, start, frontend, widget,
];
const allBut = (...known) => every.filter((path) => !known.includes(path)).join('|');

const only = (name, from, ...known) => ({
  name,
  severity: 'error',
  comment: `${name}: this room may not know that one (CONTRIBUTING.md, "Rooms")`,
  from: { path: from, pathNot: spec },
  to: { path: allBut(...known) },
});

/** Packages that only the rooms and files named may import. */
const vendor = (name, path, from) => ({
  name: `${name}-in-adapters-only`,
  severity: 'error',
  from: { path: every.join('|'), pathNot: [spec, ...from] },
  to: { path },
});

const packages = (...names) => names.map((name) => `node_modules/${name}/`);

/** The backend's folders that hold an aggregate. */
const aggregates = new Set(
  readdirSync(`${__dirname}/backend/src`, { recursive: true })
    .filter((file) => file.endsWith('.stream.ts'))
    .map((file) => file.split('/')[0]),
);
const anAggregate = `^backend/src/(${[...aggregates].join('|')})/`;

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-barrels', severity: 'error', from: {}, to: { path: '(^|/)index\\.tsx?$', pathNot: 'node_modules' } },
    {
      name: 'contracts-import-zod-only',
      severity: 'error',
      from: { path: contracts, pathNot: spec },
      to: { pathNot: [contracts, ...packages('zod')] },
    },
    only('event-store-knows-contracts', eventStore, contracts, eventStore),
    only('subscriptions-know-contracts-and-event-store', subscriptions, contracts, eventStore, subscriptions),
    only('assistant-knows-contracts', assistant, contracts, assistant),
    only('notifications-know-contracts', notifications, contracts, notifications),
    only('booking-knows-contracts', booking, contracts, booking),
    only(
      'projections-know-contracts-event-store-and-subscriptions',
      projections,
      contracts,
      eventStore,
      subscriptions,
      projections,
    ),
    only(
      'backend-stands-apart',
      backend,
      contracts,
      eventStore,
      subscriptions,
      assistant,
      notifications,
      booking,
      projections,
      backend,
    ),
    {
      name: 'backend-reads-through-readers',
      severity: 'error',
      comment: "Only a *.reader.ts and the readers' database are the backend's; main.ts composes a backend of its own.",
      from: { path: backend, pathNot: [spec, '^backend/src/main\\.ts$'] },
      to: { path: projections, pathNot: ['\\.reader\\.ts$', '^projections/src/read-database\\.ts$'] },
    },
    only('frontend-knows-contracts-and-the-preview', frontend, contracts, notifications, booking, frontend, widget),
    {
      name: 'frontend-draws-the-widget-by-its-preview',
      severity: 'error',
      from: { path: frontend },
      to: { path: widget, pathNot: '^widget/src/(preview\\.tsx|jsx/)' },
    },
    only('widget-knows-contracts', widget, contracts, widget),
    {
      name: 'aggregates-stand-apart',
      severity: 'error',
      from: { path: anAggregate, pathNot: spec },
      to: {
        path: `${anAggregate}.*(state|decisions|stream|command)\\.ts$`,
        pathNot: '^backend/src/$1/',
      },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      comment:
        "States, decisions and the assistant's rules know no framework, no clock, no database; one file reads the learned weights, one the tables of words, one those of knowledge.",
      from: {
        path: '^(backend/src/(.*\\.(state|decisions)\\.ts$|evaluation/)|libs/assistant/)',
        pathNot: [spec, '^libs/assistant/(learned/read-weights|tables/read-table|knowledge/read-knowledge)\\.ts$'],
      },
      to: {
        path: [
          'node_modules/',
          '^(node:)?(fs|net|http|https|child_process|timers|crypto|os|worker_threads)$',
          eventStore,
          subscriptions,
          projections,
          '^backend/src/(http|database|sessions|health)/',
        ],
        pathNot: packages('libphonenumber-js', 'minisearch', 'zod'),
      },
    },
    {
      name: 'features-stand-apart',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/' },
      to: { path: '^frontend/src/features/', pathNot: '^frontend/src/features/$1/' },
    },
    {
      name: 'ui-knows-no-domain',
      severity: 'error',
      from: { path: '^frontend/src/ui/', pathNot: spec },
      to: { path: ['^frontend/src/(features|shared|api|app)/', contracts] },
    },
    vendor('postgres', packages('pg', '@types/pg', 'knex').join('|'), [
      '^libs/event-store/((personal-data/)?postgres|backup)/',
      '^libs/subscriptions/',
      '^projections/src/',
      '^backend/src/(database|secrets|sessions|infrastructure)/',
    ]),
    vendor('jobs', 'node_modules/pg-boss/', ['^backend/src/jobs/job-queue\\.ts$']),
    vendor('kurrentdb', packages('@kurrent', '@grpc', 'google-protobuf').join('|'), ['^libs/event-store/kurrentdb/']),
    vendor('kafka', packages('kafkajs').join('|'), ['^libs/event-store/kafka/']),
    vendor('argon2', 'node_modules/@node-rs/argon2/', ['^backend/src/secrets/password-hashing\\.ts$']),
    vendor('openai', packages('openai').join('|'), ['^backend/src/gateways/assistant/openai/']),
    vendor('aws', packages('@aws-sdk', '@smithy').join('|'), [
      '^backend/src/gateways/(files/s3-files|email/ses-email)\\.ts$',
    ]),
    vendor('mail', packages('nodemailer', '@types/nodemailer').join('|'), ['^backend/src/gateways/email/']),
    vendor('texts', packages('twilio').join('|'), ['^backend/src/gateways/sms/']),
    vendor('templates', packages('mustache', '@types/mustache', 'sms-segments-calculator').join('|'), [
      '^libs/notifications/',
    ]),
    vendor('tables', packages('csv-stringify').join('|'), ['^backend/src/http/csv\\.ts$']),
    vendor('documents', packages('pdfkit', '@types/pdfkit').join('|'), [
      '^backend/src/lead-exports/pdf/(pdf-worker|draw-block)\\.ts$',
    ]),
    vendor('pictures', packages('sharp', '@img', 'heic-decode', 'libheif-js').join('|'), [
      '^backend/src/conversations/photos/',
    ]),
    vendor('calendar-files', packages('ical-generator').join('|'), ['^backend/src/appointments/calendar/']),
    vendor('webhooks', packages('standardwebhooks').join('|'), ['^backend/src/gateways/crm/']),
    vendor('google-calendar', packages('@googleapis', 'google-auth-library', 'gaxios').join('|'), [
      '^backend/src/gateways/calendar/',
    ]),
    vendor('dragging', 'node_modules/@dnd-kit/', ['^frontend/src/ui/dragging/']),
    vendor('metrics', 'node_modules/prom-client/', ['^backend/src/health/', '^projections/src/']),
    {
      name: 'declared-dependencies-only',
      severity: 'error',
      from: { pathNot: spec },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'] },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^(dist|data)/', '^[^/]+/(dist|data)/', '^libs/[^/]+/dist/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'types', 'import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
    },
  },
};
