import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { start } from '@pilotlight/event-store/event-store';
import { AuditRoom } from '../testing/audit-room';
import { conversation } from '../testing/story';
import { emptyChain, nextLink } from './chain-link';
import { sealGrownChains } from './seal-heads';
import { SigningKey } from './signing-key';
import { verifyExport } from './verify-export';

let room: AuditRoom;
/** Positions of acme's six events, with one of another installer's before each. */
let positions: readonly string[];
beforeEach(async () => {
  room = await AuditRoom.open();
  const [acme, best] = [conversation('acme', randomUUID()), conversation('best', randomUUID())];
  await room.happens([best.started(), acme.started()]);
  for (let line = 0; line < 5; line += 1) await room.happens([best.replies('Yes'), acme.replies(`Line ${line}`)]);
  const worker = await room.startWorker();
  await room.chained();
  await worker.stop();
  await sealGrownChains(room.superuser, new SigningKey(room.signingSeed), new Date());
  const { rows } = await room.superuser.query<{ position: string }>(
    "select position from audit.chain where tenant = 'acme' order by number",
  );
  positions = rows.map(({ position }) => position);
});
afterEach(() => room.close());

const lines = async (): Promise<string> => {
  const exported = await room.chains.exportOf('acme');
  let text = '';
  for await (const line of exported?.lines ?? []) text += line;
  return text;
};

/** What each way of looking says of acme's chain, and of the other installer's, which nobody touched. */
const found = async () => {
  const [alone] = await room.chains.verifyEach('acme');
  const together = await room.chains.verifyEach(null);
  expect(together.find(({ chain }) => chain === 'acme')).toEqual(alone);
  expect(together.find(({ chain }) => chain === 'best')).toMatchObject({ head: { count: 6 }, difference: null });
  return alone?.difference;
};

it('is whole where nobody tampered', async () => {
  expect(await found()).toBeNull();
  const exported = Readable.from([Buffer.from(await lines())]);
  expect(await verifyExport(exported)).toMatchObject({ whole: true, seal: { chain: 'acme', count: 6 } });
});

describe.each([
  ['first', 1],
  ['middle', 3],
  ['last', 6],
])('the %s event', (_, number) => {
  const position = (): string => positions[number - 1] ?? '';
  const place = (): string => `position = ${Number(position())}`;
  const chainPlace = `tenant = 'acme' and number = ${number}`;

  it.each([
    ['data', `data = data || '{"slug": "other"}'`],
    ['type', `type = 'Other'`],
    ['time', `recorded_at = recorded_at + interval '1 ms'`],
    ['actor', `meta = jsonb_set(meta, '{actor,kind}', '"admin"')`],
  ])('is found where its %s was changed in the log', async (_, change) => {
    await room.tamper('event_log.events', `update event_log.events set ${change} where ${place()}`);
    expect(await found()).toMatchObject({ fault: 'changed', number, position: position() });
    await expect(lines()).rejects.toMatchObject({ difference: { fault: 'changed', number } });
  });

  it('is found where it was removed from the log', async () => {
    await room.tamper('event_log.events', `delete from event_log.events where ${place()}`);
    expect(await found()).toMatchObject({ fault: 'removed', number, position: position() });
    await expect(lines()).rejects.toMatchObject({ difference: { fault: 'removed', number } });
  });

  it.each([
    ['hash', `hash = sha256('other')`],
    ['previous hash', `previous = sha256('other')`],
    ['event', `event_id = gen_random_uuid()`],
  ])('is found where the %s of its link was changed', async (_, change) => {
    await room.tamper('audit.chain', `update audit.chain set ${change} where ${chainPlace}`);
    expect(await found()).toMatchObject({ fault: 'changed', number, position: position() });
    await expect(lines()).rejects.toMatchObject({ difference: { number } });
  });

  it('is found where its link was removed', async () => {
    await room.tamper('audit.chain', `delete from audit.chain where ${chainPlace}`);
    expect(await found()).toMatchObject({ fault: 'added', number, position: position() });
  });

  it('is found where event and link were both removed', async () => {
    await room.tamper('event_log.events', `delete from event_log.events where ${place()}`);
    await room.tamper('audit.chain', `delete from audit.chain where ${chainPlace}`);
    const fault = number === 6 ? 'sealed-otherwise' : 'changed';
    expect(await found()).toMatchObject({ fault, number });
  });

  it('is found where another stands before it that was never chained', async () => {
    const before = Number(position()) - 1;
    await room.tamper(
      'event_log.events',
      `delete from event_log.events where position = ${before};
       insert into event_log.events (position, stream, revision, id, type, tenant, data, meta, recorded_at)
         overriding system value
         select ${before}, 'conversation-forged', 0, gen_random_uuid(), type, tenant, data, meta, recorded_at
           from event_log.events where ${place()}`,
    );
    expect((await room.chains.verifyEach('acme'))[0]?.difference).toMatchObject({ fault: 'added', number });
  });
});

it('is found where another key signed a seal, or a seal was changed', async () => {
  await room.tamper('audit.seals', `update audit.seals set at = at + interval '1 ms' where tenant = 'acme'`);
  expect(await found()).toMatchObject({ fault: 'seal-not-ours', number: 6, position: positions[5] });
  const forger = new SigningKey(Buffer.alloc(32, 9));
  await room.tamper('audit.seals', `delete from audit.seals`);
  await sealGrownChains(room.superuser, forger, new Date());
  expect((await room.chains.verifyEach('acme'))[0]?.difference).toMatchObject({ fault: 'seal-not-ours' });
});

it('is found where log and chain were both rewritten, by the seal that stands', async () => {
  await room.tamper(
    'event_log.events',
    `update event_log.events set type = 'Other' where position = ${Number(positions[5])}`,
  );
  const [{ head } = { head: emptyChain }] = await room.chains.verifyEach('acme');
  const { events } = await room.eventStore.readAllStored(start, 100);
  const forged = events.find(({ position }) => position === positions[5]);
  if (!forged) throw new Error('The event is gone');
  const { hash } = nextLink(head, forged);
  await room.tamper(
    'audit.chain',
    `update audit.chain set hash = '\\x${hash.toString('hex')}' where tenant = 'acme' and number = 6`,
  );
  expect(await found()).toMatchObject({ fault: 'sealed-otherwise', number: 6, position: positions[5] });
});
