import { outboxMessages } from '@pilotlight/contracts/http/notifications';
import { EventLog } from '../src/write-side/event-log';
import { FaultyServer } from '../src/gateways/testing/faulty-server';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { crmOnThisMachine, Forwarder } from './forwarding-calls';
import { until } from './google-calls';
import { settled } from './settled-notifications';

let backend: TestBackend;
let receiver: FaultyServer;
beforeAll(async () => {
  receiver = await FaultyServer.start(() => ({ kind: 'answers', status: 410, body: '' }));
  backend = await startTestBackend({ crm: crmOnThisMachine(), developerPages: true });
});
afterAll(async () => {
  await backend.stop();
  await receiver.stop();
});

interface Told {
  readonly entries: readonly { readonly words: string; readonly by: string }[];
}
const story = async (slug: string): Promise<string[]> => {
  const { text } = await backend.asAdmin('GET', `/api/admin/installers/${slug}/story`);
  const { entries }: Told = JSON.parse(text);
  return entries
    .filter(({ words }) => words.startsWith('Connection'))
    .map(({ words, by }) => `${words} (${by})`)
    .toReversed();
};
const inLog = async (slug: string): Promise<string> => {
  const { rows } = await backend.database.query('select data, meta from event_log.events where stream = $1', [
    `installer-${slug}`,
  ]);
  return JSON.stringify(rows);
};

it('what is done to a connection is in the life of its installer, by whom, without its secret or address', async () => {
  const leeds = await Forwarder.on(backend, 'leeds');
  const { id, secret } = await leeds.connect(`${receiver.url}/a-secret-path`, ['lead.created'], "Dave's own CRM");
  await leeds.call('PATCH', `/${id}`, { name: 'Office', url: `${receiver.url}/another-path`, enabled: false });
  await leeds.call('PATCH', `/${id}`, { name: 'Office', enabled: true });
  await leeds.call('PATCH', `/${id}`, { name: 'Office' });
  const rotated = String((await leeds.call('POST', `/${id}/rotate`)).json['secret']);
  await backend.asAdmin('POST', `/api/installers/leeds/connections/${id}/disable`);
  await leeds.call('DELETE', `/${id}`);
  expect(await story('leeds')).toEqual([
    'Connection to 127.0.0.1 added (installer)',
    'Connection to 127.0.0.1 changed: name, address (installer)',
    'Connection to 127.0.0.1 switched off (installer)',
    'Connection to 127.0.0.1 switched on (installer)',
    'Connection to 127.0.0.1 got a new signing secret (installer)',
    'Connection to 127.0.0.1 switched off by our team (admin)',
    'Connection to 127.0.0.1 deleted (installer)',
  ]);
  const logged = await inLog('leeds');
  for (const hidden of [secret, rotated, 'a-secret-path', 'another-path', 'Dave']) expect(logged).not.toContain(hidden);
  expect(logged).toContain(id);
});

it('the installer hears by email that its leads go to another address', async () => {
  const wells = await Forwarder.on(backend, 'wells');
  const { id } = await wells.connect(`${receiver.url}/a-secret-path`, ['lead.created'], 'Office CRM');
  await wells.call('PATCH', `/${id}`, { name: 'Office' });
  await wells.call('PATCH', `/${id}`, { url: `${receiver.url}/another-path` });
  await settled(backend);
  const { messages } = outboxMessages.response.parse((await backend.asAdmin('GET', '/dev/outbox.json')).json);
  const told = messages
    .filter(({ installerId }) => installerId === 'wells')
    .map(({ subject, text }) => [subject, text]);
  expect(told).toEqual(
    ['“Office” at 127.0.0.1', '“Office CRM” at 127.0.0.1'].map((whither) => [
      'Leads now go to 127.0.0.1',
      expect.stringContaining(whither),
    ]),
  );
  expect(JSON.stringify(told)).not.toMatch(/a-secret-path|another-path/);
});

it('one that switched itself off is told of as that', async () => {
  const york = await Forwarder.on(backend, 'york');
  const { id } = await york.connect(`${receiver.url}/gone`, ['lead.created']);
  await york.lead();
  await until(async () => (await york.connections()).find((each) => each.id === id)?.offReason === 'gone');
  expect((await story('york')).at(-1)).toBe('Connection to 127.0.0.1 switched off: it is gone (410) (system)');
});

it('nothing of a connection changes where its trace can not be written', async () => {
  const hull = await Forwarder.on(backend, 'hull');
  const { id } = await hull.connect(`${receiver.url}/hull`);
  const [log, before] = [backend.app.get(EventLog), await hull.connections()];
  const append = log.append.bind(log);
  log.append = () => Promise.reject(new Error('no log'));
  const address = `${receiver.url}/thief`;
  try {
    const statuses = await Promise.all([
      hull.call('POST', '', { kind: 'webhook', name: 'Thief', url: address, events: ['lead.created'] }),
      hull.call('PATCH', `/${id}`, { url: address }),
      hull.call('POST', `/${id}/rotate`),
      hull.call('DELETE', `/${id}`),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([500, 500, 500, 500]);
  } finally {
    log.append = append;
  }
  expect(await hull.connections()).toEqual(before);
});
