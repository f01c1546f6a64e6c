import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { command, type Outcome } from './testing/product-command';
import { productTests } from './testing/product-tests';
import { postgresUrl } from './testing/running-product';
import { demoKey, Visitor } from './testing/visitor';

const tests = productTests({ startedBefore: true });

const regrade = (...words: string[]): Promise<Outcome> => command(tests.dataDir, 'regrade', ...words);

const rows = async (text: string): Promise<readonly Record<string, unknown>[]> => {
  const client = new Client(postgresUrl(tests.dataDir));
  await client.connect();
  const answer = await client.query<Record<string, unknown>>(text);
  await client.end();
  return answer.rows;
};
const gradesTold = () => rows(`select revision from event_log.events where type = 'LeadGraded' order by position`);

/** A visitor of the running product who is to be visited in three weeks. */
const leadTold = async (): Promise<void> => {
  const product = await tests.start();
  const visitor = await Visitor.open(product.address, await demoKey(product.address));
  const inThreeWeeks = new Date(Date.now() + 21 * 86_400_000).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'Europe/London',
  });
  const said = `Can I book a boiler service on ${inThreeWeeks} please? 07700 900142, LS17 8AB`;
  expect((await visitor.say(randomUUID(), said)).done).toBe(true);
};

/** As other rules would have left log and dashboards. */
const gradedOtherwise = (): Promise<unknown> =>
  rows(`alter table event_log.events disable trigger user;
        update event_log.events set data = jsonb_set(data, '{grade}', '"B"') where type = 'LeadGraded';
        alter table event_log.events enable trigger user;
        update read.conversations set grade = 'B'`);

it('says what other rules would change and writes nothing, and writes only by the rules in force', async () => {
  await leadTold();
  const before = await gradesTold();

  const dry = await regrade('--rules', 'v2', '--dry-run');
  expect(dry).toMatchObject({ code: 0, out: expect.stringContaining('1 of 1 would change: A to B 1\n') });
  expect(await regrade('--rules', 'v1', '--dry-run')).toMatchObject({
    code: 0,
    out: expect.stringContaining('none of 1 would change\n'),
  });
  expect(await regrade('--rules', 'v2')).toMatchObject({
    code: 2,
    error: expect.stringContaining('v2 is not in force'),
  });
  expect(await regrade()).toMatchObject({ code: 2, error: expect.stringContaining('v1 (in force), v2') });
  expect(await gradesTold()).toEqual(before);
});

it('writes the grades that change, once, and the dashboards show them', async () => {
  await leadTold();
  await gradedOtherwise();
  expect(await gradesTold()).toHaveLength(1);
  expect(await regrade('--rules', 'v1')).toMatchObject({
    code: 0,
    out: expect.stringContaining('1 of 1 change: B to A 1\n'),
  });
  expect(await regrade('--rules', 'v1')).toMatchObject({ code: 0, out: expect.stringContaining('none of 1 change\n') });
  expect(await gradesTold()).toHaveLength(2);
  const hot = `select from read.conversations where grade = 'A'`;
  while ((await rows(hot)).length === 0) await pause(50);
});
