import { SettleRegistrations } from '@pilotlight/backend/registrations/settle-registrations';
import { PolicyRunners } from '@pilotlight/subscriptions/policies/policy-runners';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { Doom, type Fall, ledgerOf } from './falls';
import { Joiner, type Sequel, sequels, type Step, steps } from './joiner';
import { leftWrong, readModelsCaughtUp, secretsInLog } from './joining-books';

const falls = 20;
const minute = 60_000;

/** What was going on in the process that fell, and what the visitor had asked for. */
const places: readonly (readonly [string, Step])[] = [
  ['open', 'begins'],
  ['append RegistrationStarted', 'begins'],
  ['keep the card’s payment', 'pays'],
  ['payment', 'registers'],
  ['append RegistrationClaimed', 'registers'],
  ['append LoginClaimed', 'registers'],
  ['append InstallerCreated', 'registers'],
  ['adopt', 'registers'],
  ['subscription', 'registers'],
  ['append SubscriptionStarted', 'registers'],
  ['append RegistrationCompleted', 'registers'],
];

/** The process that falls, and the one that is there afterwards: it remembers nothing of what the other had begun. */
let falling: TestBackend;
let afterwards: TestBackend;
let doom: Doom;
let isMute = true;
beforeAll(async () => {
  afterwards = await startTestBackend({ developerPages: true, trustProxy: true });
  const { databaseUrl, filesDir } = afterwards;
  falling = await startTestBackend({ databaseUrl, filesDir, trustProxy: true, worker: false });
  await falling.app.get(PolicyRunners).stop();
  for (const backend of [falling, afterwards]) {
    const { store } = ledgerOf(backend);
    const takeEvents = store.takeEvents.bind(store);
    // The provider's word comes when all is over, for what it tells nobody may wait.
    store.takeEvents = async (lease) => (isMute ? [] : await takeEvents(lease));
  }
  doom = new Doom(falling);
});
afterAll(async () => {
  await doom.end();
  await falling.stop();
  await afterwards.stop();
});

const joiners: Joiner[] = [];
const away = new Set<Joiner>();

const sequelOf: readonly Sequel[] = ['asks again', 'begins anew', 'goes away'];

const joinsAndFalls = async (fall: Fall, step: Step, sequel: Sequel): Promise<void> => {
  const joiner = new Joiner();
  joiners.push(joiner);
  for (const before of steps.slice(0, steps.indexOf(step))) await joiner[before](afterwards);
  await doom.strike(fall, () => joiner[step](falling));
  if (sequel === 'goes away') away.add(joiner);
  await sequels[sequel](joiner, afterwards, step);
};

/** The job as it runs each minute: first it learns what was paid, and by its last run of 15 minutes that is settled. */
const settled = async (): Promise<void> => {
  const job = afterwards.app.get(SettleRegistrations);
  await job.run(new Date());
  await readModelsCaughtUp(afterwards);
  await job.run(new Date(Date.now() + 14 * minute));
};

it.each(places)(
  `charges once and makes one account, whatever the visitor does after a fall at: %s`,
  async (act, step) => {
    for (let index = 0; index < falls; index += 1) {
      const side = index % 2 === 0 ? 'before' : 'after';
      await joinsAndFalls({ act, side }, step, sequelOf[Math.floor(index / 2) % sequelOf.length] ?? 'asks again');
    }
    await settled();
    expect(await leftWrong(afterwards, joiners.slice(-falls), away)).toEqual([]);
  },
);

it('comes to the same once the provider’s words of it have come, late, and most of them never', async () => {
  await afterwards.database.query('delete from access.test_payment_events where serial % 5 > 0');
  isMute = false;
  await ledgerOf(afterwards).runDue();
  await settled();
  expect(joiners).toHaveLength(places.length * falls);
  expect(await leftWrong(afterwards, joiners, away)).toEqual([]);
  expect(await secretsInLog(afterwards)).toEqual([]);
});
