import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { chainStatusSchema } from '@pilotlight/contracts/http/audit';
import { AuditRoom } from '../testing/audit-room';
import { conversation } from '../testing/story';
import { ChainReader } from './chain.reader';
import { sealGrownChains } from './seal-heads';
import { SigningKey } from './signing-key';
import { verifyExport } from './verify-export';

let room: AuditRoom;
beforeEach(async () => {
  room = await AuditRoom.open();
  await room.startWorker();
});
afterEach(() => room.close());

const chat = (slug: string) => conversation(slug, randomUUID());

const textOf = async (slug: string): Promise<string> => {
  let text = '';
  for await (const line of (await room.chains.exportOf(slug)).lines) text += line;
  return text;
};

it('says where a chain stands, of its own installer alone', async () => {
  const [acme, best] = [chat('acme'), chat('best')];
  await room.happens([acme.started(), best.started(), acme.replies('Yes')]);
  await room.chained();
  await sealGrownChains(room.superuser, new SigningKey(room.signingSeed), new Date());
  const status = await room.chains.status('acme');
  expect(chainStatusSchema.parse(status)).toEqual(status);
  expect(status).toMatchObject({ installerId: 'acme', count: 2, upTo: { number: 3 }, check: null });
  expect(status.minutes.map(({ events }) => events).reduce((sum, events) => sum + events)).toBe(2);
  expect(status.minutes.filter(({ sealed }) => sealed).length).toBeGreaterThan(0);
  expect(status.sealedAt).not.toBeNull();
  expect(await room.chains.status('none')).toMatchObject({
    count: 0,
    upTo: null,
    head: null,
    since: null,
    sealedAt: null,
  });
});

it('draws each event and seal in its own minute, the running one last', async () => {
  await room.happens([chat('acme').started()]);
  await room.chained();
  const { since } = await room.chains.status('acme');
  const { readers, eventStore, databaseUrl, signingSeed } = room;
  const later = new Date(Date.parse(since ?? '') + 7 * 60_000);
  const chains = new ChainReader({ readers, eventStore, databaseUrl, signingSeed, now: () => later });
  const { minutes } = await chains.status('acme');
  expect(minutes.map(({ events }) => events)).toEqual(Array.from({ length: 30 }, (_, at) => (at === 22 ? 1 : 0)));
  expect(minutes.at(-1)?.at).toBe(`${later.toISOString().slice(0, 16)}:00.000Z`);
});

it('keeps what the last check found', async () => {
  const acme = chat('acme');
  await room.happens([acme.started(), acme.replies('Yes'), acme.replies('No')]);
  await room.chained();
  expect((await room.chains.verify('acme')).check).toMatchObject({ brokenAt: null });
  await room.tamper('event_log.events', `update event_log.events set type = 'Other' where revision = 1`);
  expect((await room.chains.verify('acme')).check).toMatchObject({ brokenAt: { number: 2 } });
  expect((await room.chains.status('acme')).check).toMatchObject({ brokenAt: { number: 2 } });
  expect((await room.chains.verify('none')).check).toMatchObject({ brokenAt: null });
});

it('tells the link of an event, and the first seal that covers it', async () => {
  const acme = chat('acme');
  await room.happens([acme.started(), acme.replies('Yes')]);
  await room.chained();
  const first = new Date('2026-11-20T10:00:00.000Z');
  const key = new SigningKey(room.signingSeed);
  const unsealed = await textOf('acme');
  const [one, two] = unsealed.split('\n').map((line) => (line ? JSON.parse(line) : null));
  expect(await room.chains.linkOf('acme', one.event.id)).toMatchObject({ before: null, own: one.hash });
  expect(await room.chains.linkOf('acme', two.event.id)).toMatchObject({ before: one.hash, own: two.hash });
  expect(await room.chains.linkOf('best', one.event.id)).toBeNull();
  expect(await room.chains.linkOf('acme', randomUUID())).toBeNull();
  await room.tamper('audit.seals', 'delete from audit.seals');
  await sealGrownChains(room.superuser, key, first);
  await sealGrownChains(room.superuser, key, new Date());
  expect(await room.chains.linkOf('acme', two.event.id)).toMatchObject({ sealedAt: first.toISOString() });
});

it("exports an installer's events as they stood when it was asked for, sealed, and none of another's", async () => {
  const [acme, best] = [chat('acme'), chat('best')];
  await room.happens([acme.started(), best.started(), acme.says('My name is Jane Secret')]);
  await room.chained();
  const { events, lines } = await room.chains.exportOf('acme');
  await room.happens([acme.replies('Too late')]);
  await room.chained();
  let text = '';
  for await (const line of lines) text += line;
  expect(events).toBe(2);
  expect(text.split('\n')).toHaveLength(4);
  expect(text).not.toContain('Jane Secret');
  expect(text).not.toContain('best');
  expect(await verifyExport(Readable.from([Buffer.from(text)]))).toMatchObject({
    whole: true,
    seal: { chain: 'acme', count: 2, publicKey: room.chains.publicKey },
  });
  expect(await room.chains.status('acme')).toMatchObject({ count: 3, sealedAt: expect.any(String) });
  expect((await room.chains.verify('acme')).check).toMatchObject({ brokenAt: null });
});

it('exports an empty chain as its seal', async () => {
  const text = await textOf('none');
  expect(await verifyExport(Readable.from([Buffer.from(text)]))).toMatchObject({ whole: true, seal: { count: 0 } });
  expect((await room.chains.verify('none')).check).toMatchObject({ brokenAt: null });
});
