import { start } from '@pilotlight/event-store/event-store';
import { watchProjections, type Projections } from './projections';
import { ReadSide } from './testing/read-side';
import { conversation } from './testing/story';

const chat = conversation('acme', '018f5b7e-aaaa-4aaa-8aaa-aaaaaaaaaaaa');

let side: ReadSide;
let elsewhere: Projections;
beforeEach(async () => {
  side = await ReadSide.open();
  elsewhere = await watchProjections(side);
});
afterEach(async () => {
  await elsewhere.stop();
  await side.close();
});

it('lets a process wait for read models that another one keeps', async () => {
  const position = await side.happens(chat.started());
  const shown = elsewhere.waitForPosition(position, ['conversations', 'messages'], 20_000);
  await side.start();
  expect(await shown).toBe(true);
  const next = await side.happens(chat.says('Hello'));
  expect(await elsewhere.waitForPosition(next, ['conversations', 'messages'], 20_000)).toBe(true);
});

it('sees a move that was never announced', async () => {
  await elsewhere.waitForPosition(start, ['conversations']);
  const position = await side.happens(chat.started());
  const shown = elsewhere.waitForPosition(position, ['conversations']);
  await side.superuser.query(`update read.checkpoints set position = $1 where name = 'conversations'`, [position]);
  expect(await shown).toBe(true);
});

it('says no, and throws nothing, when nobody keeps them in time', async () => {
  const position = await side.happens(chat.started());
  expect(await elsewhere.waitForPosition(position, ['conversations'], 150)).toBe(false);
  expect((await elsewhere.lag()).milliseconds).toBeGreaterThan(0);
});

it('starts many at once on one empty database', async () => {
  const all = await Promise.all(Array.from({ length: 6 }, () => side.start()));
  const position = await side.happens(chat.started());
  const shown = await Promise.all(all.map((each) => each.waitForPosition(position, ['conversations'], 20_000)));
  expect(shown).toEqual(all.map(() => true));
});
