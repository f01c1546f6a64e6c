import { randomUUID } from 'node:crypto';
import { conversations } from '../conversations/conversations.read-model';
import { insights } from '../insights/insights.read-model';
import type { ReadModel } from '../read-model';
import { readModels } from '../read-models';
import { everyModel, ReadSide } from '../testing/read-side';
import { conversation } from '../testing/story';
import { allRows } from '../testing/table-rows';
import { NotComparable, verify } from './verify';

let side: ReadSide;
beforeEach(async () => {
  side = await ReadSide.open();
});
afterEach(() => side.close());

const verifying = (models: readonly ReadModel[]) =>
  verify({ databaseUrl: side.databaseUrl, eventStore: side.eventStore, models });

const aChat = (sessionId: string = randomUUID()) => {
  const chat = conversation('acme', sessionId);
  return [chat.started(), chat.says('Boiler is off'), chat.gives({ first_name: 'Jane' })];
};

const [changed, lost, invented] = [
  '018f5b7e-aaaa-4aaa-8aaa-aaaaaaaaaaaa',
  '018f5b7e-bbbb-4bbb-8bbb-bbbbbbbbbbbb',
  '018f5b7e-cccc-4ccc-8ccc-cccccccccccc',
];

it('names each row that is not as the log gives it: changed, lost or invented', async () => {
  await side.start();
  await side.shows(...aChat(changed), ...aChat(lost), ...aChat());
  const before = await allRows(side.superuser);
  await side.superuser.query(`
    create table kept as select * from read.conversations;
    update read.conversations set preview = 'x', urgent = true where session_id = '${changed}';
    delete from read.conversations where session_id = '${lost}';
    insert into read.conversations select (c).* from (select jsonb_populate_record(k, '{"session_id": "${invented}"}') as c from kept k limit 1) made`);
  const { models } = await verifying([conversations, insights]);
  expect(models.map(({ model, differing }) => [model, differing])).toEqual([
    ['conversations', 3],
    ['insights', 0],
  ]);
  expect(models[0]?.examples).toMatchObject([
    { key: { session_id: changed }, live: { preview: 'x', urgent: true }, rebuilt: { urgent: false } },
    { key: { session_id: lost }, live: null, rebuilt: { session_id: lost } },
    { key: { session_id: invented }, live: { session_id: invented }, rebuilt: null },
  ]);
  await side.superuser.query(
    'truncate read.conversations; insert into read.conversations select * from kept; drop table kept',
  );
  expect(await allRows(side.superuser)).toEqual(before);
});

it('finds nothing where nothing is wrong, however much happens meanwhile', async () => {
  const live = await side.start();
  await side.shows(...aChat());
  const over = new AbortController();
  const talking = async (): Promise<void> => {
    while (!over.signal.aborted) await live.waitForPosition(await side.happens(...aChat()), everyModel, 5_000);
  };
  const talk = talking();
  const found: number[] = [];
  for (let time = 0; time < 4; time += 1)
    found.push(...(await verifying(readModels)).models.map(({ differing }) => differing));
  over.abort();
  await talk;
  expect(found).toEqual(Array.from({ length: 4 * readModels.length }, () => 0));
});

it('compares no rows that another version folded', async () => {
  await side.start();
  await side.shows(...aChat());
  await expect(verifying([{ ...conversations, version: conversations.version + 1 }])).rejects.toThrow(NotComparable);
});
