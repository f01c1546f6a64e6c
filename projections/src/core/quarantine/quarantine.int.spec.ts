import { randomUUID } from 'node:crypto';
import type { Projections } from '../../projections';
import type { ReadModel } from '../../read-model';
import { readModels } from '../../read-models';
import { inConversation, withBug, withUnstorable } from '../../testing/poisoned';
import { quarantineRows } from '../../testing/quarantine-row';
import { everyModel, ReadSide } from '../../testing/read-side';
import { conversation } from '../../testing/story';
import { allRows } from '../../testing/table-rows';

const patience = 15_000;
const poisoned = randomUUID();
const chat = conversation('acme', poisoned);
const other = conversation('acme', randomUUID());
const stream = `conversation-${poisoned}`;

const before = [chat.started(), chat.says('Boiler is off'), chat.gives({ first_name: 'Jane' })];
const poison = chat.captured();
const after = [chat.intends('service'), chat.says('Anyone there?')];
const others = [other.started(), other.says('Hello'), other.intends('general'), other.captured()];

const buggy: readonly ReadModel[] = readModels.map((model) => withBug(model, inConversation(poisoned, 'LeadCaptured')));
const alerts = () => side.log.lines.filter(({ level }) => level === 'error');

/** The read models that a lead's details go into by their fold, by name. */
const folding = ['conversations', 'insights', 'lead_journeys', 'messages', 'platform_days'];

let side: ReadSide;
beforeEach(async () => {
  side = await ReadSide.open();
});
afterEach(() => side.close());

const caughtUp = async (projections: Projections) =>
  expect(await projections.waitForPosition(await side.eventStore.head(), everyModel, patience)).toBe(true);

const rebuilt = async () => {
  const changed = readModels.map((model): ReadModel => ({ ...model, version: model.version + 1 }));
  const projections = await side.start(changed);
  await caughtUp(projections);
  await projections.stop();
  return allRows(side.superuser);
};

it('quarantines the stream of a poison event, and all other streams go on', async () => {
  const projections = await side.start(buggy);
  await side.happens(...before, poison, ...others, ...after);
  await caughtUp(projections);

  const rows = await allRows(side.superuser);
  expect(rows['conversations']).toHaveLength(2);
  expect(rows['conversations']).toContainEqual(
    expect.objectContaining({ session_id: poisoned, lead: { first_name: 'Jane' }, message_count: 1, intent: null }),
  );
  expect(rows['conversations']).toContainEqual(expect.objectContaining({ intent: 'general', message_count: 1 }));
  expect(rows['messages']).toHaveLength(3);
  expect(rows['insights']).toMatchObject([{ conversations: 2, leads: 1, intents: { general: 1 } }]);

  const held = { stream, revision: 3, event_type: 'LeadCaptured', reason: 'The fold threw TypeError', attempts: 6 };
  expect(await quarantineRows(side.superuser)).toMatchObject(folding.map((model) => ({ model, ...held })));
});

it('raises one alert for each read model, which names the event and the cure, and nothing that was said', async () => {
  const projections = await side.start(buggy);
  const position = await side.happens(...before, poison);
  await side.happens(...after);
  await caughtUp(projections);

  expect(alerts().map(({ fields }) => fields)).toHaveLength(folding.length);
  expect(alerts()).toContainEqual(
    expect.objectContaining({
      fields: expect.objectContaining({
        model: 'conversations',
        stream,
        revision: 3,
        position,
        eventType: 'LeadCaptured',
        cure: expect.stringContaining('npm run replay -- --redrive --model conversations'),
      }),
    }),
  );
  expect(JSON.stringify([side.log.lines, await quarantineRows(side.superuser)])).not.toMatch(/Secret|Jane|Boiler/);
});

it('stays quarantined over a restart, without another alert', async () => {
  const first = await side.start(buggy);
  await side.happens(...before, poison);
  await caughtUp(first);
  await first.stop();
  const told = alerts().length;

  const second = await side.start(buggy);
  await side.happens(...after, ...others);
  await caughtUp(second);
  expect(alerts()).toHaveLength(told);
  expect(await quarantineRows(side.superuser)).toMatchObject(folding.map(() => ({ revision: 3 })));
  expect((await allRows(side.superuser))['conversations']).toContainEqual(
    expect.objectContaining({ session_id: poisoned, message_count: 1 }),
  );
});

it('is healed by the start of a worker that can fold the event, to the rows of a rebuild', async () => {
  const broken = await side.start(buggy);
  await side.happens(...before, ...others, poison, ...after);
  await caughtUp(broken);
  await broken.stop();
  await side.happens(chat.says('While nobody was there'));

  const mended = await side.start();
  await side.happens(chat.says('And now?'));
  await caughtUp(mended);
  await mended.stop();
  expect(await quarantineRows(side.superuser)).toEqual([]);
  const healed = await allRows(side.superuser);
  expect(healed['insights']).toMatchObject([{ conversations: 2, leads: 2, intents: { general: 1, service: 1 } }]);
  expect(healed).toEqual(await rebuilt());
});

it('takes in what can be taken in of a batch with several poison events, and all streams but theirs', async () => {
  const second = conversation('best', randomUUID());
  const both = readModels.map((model) => withBug(model, ({ type }) => type === 'VulnerableHouseholdFlagged'));
  await side.happens(...before, second.started(), chat.vulnerable(), second.vulnerable(), ...others, ...after);
  await caughtUp(await side.start(both));
  const rows = await quarantineRows(side.superuser);
  expect(new Set(rows.map(({ model, revision }) => `${model} ${revision}`))).toEqual(
    new Set(['conversations 1', 'conversations 3', 'messages 1', 'messages 3']),
  );
  expect((await allRows(side.superuser))['insights']).toMatchObject([
    { slug: 'acme', conversations: 2, leads: 1 },
    { slug: 'best', conversations: 1 },
  ]);
});

it('quarantines a stream whose row the database refuses', async () => {
  const lying = readModels.map((model) =>
    model.name === 'conversations'
      ? withUnstorable(model, 'created_at', 'soon', inConversation(poisoned, 'LeadCaptured'))
      : model,
  );
  const projections = await side.start(lying);
  await side.happens(...before, poison, ...others, ...after);
  await caughtUp(projections);
  expect(await quarantineRows(side.superuser)).toMatchObject([
    { model: 'conversations', stream, revision: 3, reason: 'The row was refused by the database (22007)' },
  ]);
  expect((await allRows(side.superuser))['conversations']).toHaveLength(2);
});

it('still forgets a person whose stream is quarantined', async () => {
  const projections = await side.start(buggy);
  await side.happens(...before, poison, ...after);
  await caughtUp(projections);
  await side.happens(chat.erased(), ...others);
  await caughtUp(projections);
  const rows = await allRows(side.superuser);
  expect(JSON.stringify([rows['conversations'], rows['messages']])).not.toContain(poisoned);
  expect(await quarantineRows(side.superuser)).toHaveLength(folding.length);
});

it('writes neither the row nor the checkpoint when their commit fails, and both in the end', async () => {
  await (await side.start(buggy)).stop();
  await side.superuser.query(`
    create function read.planted() returns trigger language plpgsql as $$ begin raise exception 'planted'; end $$;
    create constraint trigger planted after insert on read.quarantine deferrable initially deferred
      for each row execute function read.planted();`);
  const projections = await side.start(buggy);
  const position = await side.happens(...before, poison, ...after);
  expect(await projections.waitForPosition(position, ['conversations'], 4_000)).toBe(false);
  expect(await quarantineRows(side.superuser)).toEqual([]);
  expect(alerts()).toEqual([]);

  await side.superuser.query('drop trigger planted on read.quarantine');
  await caughtUp(projections);
  expect(await quarantineRows(side.superuser)).toHaveLength(folding.length);
  expect(alerts()).toHaveLength(folding.length);
});
