import { mostConnections } from '@pilotlight/contracts/values/connection';
import { Webhook } from 'standardwebhooks';
import { FaultyServer, type SeenRequest } from '../src/gateways/testing/faulty-server';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { crmOnThisMachine, Forwarder } from './forwarding-calls';

let backend: TestBackend;
let receiver: FaultyServer;
beforeAll(async () => {
  receiver = await FaultyServer.start(() => ({ kind: 'answers', status: 204, body: '' }));
  backend = await startTestBackend({ crm: crmOnThisMachine() });
});
afterAll(async () => {
  await backend.stop();
  await receiver.stop();
});

const opens = (secret: string, { body, headers }: SeenRequest): boolean => {
  const given = Object.fromEntries(Object.entries(headers).map(([key, value]) => [key, String(value)]));
  try {
    new Webhook(secret).verify(body, given);
    return true;
  } catch {
    return false;
  }
};

it('stays within what one may have however many are added at once', async () => {
  const leeds = await Forwarder.on(backend, 'leeds');
  const body = { kind: 'webhook', name: 'Office', url: `${receiver.url}/many`, events: ['lead.created'] };
  const made = await Promise.all(Array.from({ length: 60 }, () => leeds.call('POST', '', body)));
  expect(made.filter(({ status }) => status === 201)).toHaveLength(mostConnections);
  expect(await leeds.connections()).toHaveLength(mostConnections);
});

it('signs with the last two of the secrets that were made at once, each of which took the place of another', async () => {
  const york = await Forwarder.on(backend, 'york');
  const { id, secret } = await york.connect(`${receiver.url}/rotated`);
  const made = await Promise.all(Array.from({ length: 4 }, () => york.call('POST', `/${id}/rotate`)));
  const secrets = made.map(({ json }) => String(json['secret']));
  await york.test(id);
  const [told] = receiver.seen.filter(({ path }) => path === '/rotated');
  if (!told) throw new Error('nothing came');
  expect(new Set(secrets).size).toBe(4);
  expect(secrets.filter((each) => opens(each, told))).toHaveLength(2);
  expect(opens(secret, told)).toBe(false);
});

it('keeps each of the changes that are made at once', async () => {
  const hull = await Forwarder.on(backend, 'hull');
  const { id } = await hull.connect(`${receiver.url}/hull`);
  const changes = [{ name: 'Sheffield' }, { events: ['lead.graded'] }, { enabled: false }];
  await Promise.all(changes.map((change) => hull.call('PATCH', `/${id}`, change)));
  expect(await hull.connections()).toMatchObject([{ name: 'Sheffield', events: ['lead.graded'], enabled: false }]);
});

it("pages from one's own deliveries alone: another's looks like none", async () => {
  const [bath, deal] = [await Forwarder.on(backend, 'bath'), await Forwarder.on(backend, 'deal')];
  const [own, beside, foreign] = [
    await bath.connect(`${receiver.url}/own`),
    await bath.connect(`${receiver.url}/beside`),
    await deal.connect(`${receiver.url}/foreign`),
  ];
  const [first, second] = [await bath.test(own.id), await bath.test(own.id)];
  const others = [await bath.test(beside.id), await deal.test(foreign.id)];
  expect((await bath.log(own.id, `?before=${second.id}`)).map(({ id }) => id)).toEqual([first.id]);
  for (const { id } of others) expect(await bath.log(own.id, `?before=${id}`)).toEqual([]);
});
