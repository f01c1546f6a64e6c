const { default: Sequencer } = require('@jest/test-sequencer');

/** The suites that take longest, longest first: begun last, one of them would keep one core busy while the other has nothing left to do. */
const longest = [
  'start/crash',
  'e2e/screens-on-a-desk',
  'e2e/screens-on-a-phone',
  'backend/test/worked-example',
  'start/stopping',
  'start/start',
  'start/backup',
  'projections/src/rebuild/every-event-type',
  'e2e/failure',
  'e2e/widget',
  'backend/test/registration-kills',
  'backend/test/stripe-webhooks',
  'e2e/emails',
  'projections/src/core/kafka/outage',
  'e2e/notification-templates',
  'e2e/outbox',
  'e2e/photos',
  'start/audit',
  'start/backup-photos',
  'start/refusals',
  'start/regrade',
  'start/replay',
  'e2e/attacker',
  'e2e/site-changes',
  'e2e/lead',
  'projections/src/core/kafka/processes',
  'projections/src/core/kafka/faults',
  'projections/src/core/quarantine/redrive',
  'projections/src/core/quarantine/quarantine',
  'libs/event-store/backup/unusable-backup',
  'libs/event-store/embedded-postgres/embedded-postgres',
  'projections/src/audit/chain-killed',
  'backend/test/openai',
];

const place = ({ path }) => {
  const at = longest.findIndex((name) => path.includes(`/${name}.`));
  return at === -1 ? longest.length : at;
};

/** In a run of several kinds, the long suites come first and the others by Jest's own order. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    // oxlint-disable-next-line unicorn/no-array-sort -- Jest's own, and no array's
    return super.sort(tests).toSorted((one, other) => place(one) - place(other));
  }
};
