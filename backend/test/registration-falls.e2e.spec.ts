import type { Fall } from './falls';
import { ledgerOf } from './falls';
import { Joiner, type Sequel, sequels, type Step, steps } from './joiner';
import { leftWrong, secretsInLog } from './joining-books';
import { TwoProcesses } from './two-processes';

/** How often a process falls at a place: twenty times or more in each step, before and after, whatever the visitor does then. */
const falls: Readonly<Record<Step, number>> = { begins: 10, pays: 20, registers: 6 };

/** What the process that fell was about to do or had just done, and what the visitor had asked for. */
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

let both: TwoProcesses;
beforeAll(async () => {
  both = await TwoProcesses.start();
});
afterAll(() => both.stop());

const joiners: Joiner[] = [];
const away = new Set<Joiner>();

const sequelOf: readonly Sequel[] = ['asks again', 'begins anew', 'goes away'];

const joinsAndFalls = async (fall: Fall, step: Step, sequel: Sequel): Promise<void> => {
  const { afterwards, falling, doom } = both;
  const joiner = new Joiner();
  joiners.push(joiner);
  for (const before of steps.slice(0, steps.indexOf(step))) await joiner[before](afterwards);
  await doom.strike(fall, () => joiner[step](falling));
  if (sequel === 'goes away') away.add(joiner);
  await sequels[sequel](joiner, afterwards, step);
};

it.each(places)(
  `charges once and makes one account, whatever the visitor does after a fall at: %s`,
  async (act, step) => {
    for (let index = 0; index < falls[step]; index += 1) {
      const side = index % 2 === 0 ? 'before' : 'after';
      await joinsAndFalls({ act, side }, step, sequelOf[Math.floor(index / 2) % sequelOf.length] ?? 'asks again');
    }
    await both.settled();
    expect(await leftWrong(both.afterwards, joiners.slice(-falls[step]), away)).toEqual([]);
  },
);

it('comes to the same once the provider’s words of it have come, late, and most of them never', async () => {
  const { afterwards } = both;
  await afterwards.database.query('delete from access.test_payment_events where serial % 5 > 0');
  both.isMute = false;
  await ledgerOf(afterwards).runDue();
  await both.settled();
  expect(joiners).toHaveLength(places.reduce((sum, [, step]) => sum + falls[step], 0));
  expect(await leftWrong(afterwards, joiners, away)).toEqual([]);
  expect(await secretsInLog(afterwards)).toEqual([]);
});
