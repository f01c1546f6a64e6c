import { subjectName } from '@pilotlight/event-store/personal-data/data-subject';
import { PostgresKeyRing } from '@pilotlight/event-store/personal-data/postgres/postgres-key-ring';
import { FaultyServer } from '../src/gateways/testing/faulty-server';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { crmOnThisMachine, Forwarder } from './forwarding-calls';

const echo = 'No room for Priya Nair, 07700 900142';

let backend: TestBackend;
let receiver: FaultyServer;
beforeAll(async () => {
  receiver = await FaultyServer.start(() => ({ kind: 'answers', status: 500, body: echo }));
  backend = await startTestBackend({ crm: crmOnThisMachine() });
});
afterAll(async () => {
  await backend.stop();
  await receiver.stop();
});

const answersKept = async (): Promise<string> => {
  const { rows } = await backend.database.query('select a::text as row from access.lead_delivery_attempts a');
  return JSON.stringify(rows);
};
const answered = (forwarder: Forwarder, id: string, event: string) =>
  forwarder.delivery(id, event, ({ attempts }) => attempts[0]?.status === 500);

it('a receiver that answers with the words of a visitor is heard, and they are kept under the key of that visitor', async () => {
  const leeds = await Forwarder.on(backend, 'leeds');
  const { id } = await leeds.connect(`${receiver.url}/echo`, ['lead.created']);
  const visitor = await leeds.lead();
  expect((await answered(leeds, id, 'lead.created')).attempts[0]?.answer).toBe(echo);
  expect((await leeds.test(id)).attempts[0]?.answer).toBe(echo);
  const kept = await answersKept();
  expect(kept).toContain('aes1:');
  expect(kept).not.toContain('Priya');
  expect(kept).not.toContain('900142');

  const subject = subjectName({ slug: 'leeds', sessionId: visitor.sessionId });
  await backend.database.query('update personal_data.keys set wrapped = null where subject = $1', [subject]);
  backend.app.get(PostgresKeyRing).forget(subject);
  const [told, ...more] = await leeds.log(id);
  expect([told?.event, told?.attempts[0]?.answer]).toEqual(['connection.test', echo]);
  expect(more.map(({ attempts }) => attempts[0]?.answer)).toEqual(['[erased]']);
});

it('an answer that came after its visitor was erased is not kept', async () => {
  const york = await Forwarder.on(backend, 'york');
  const { id } = await york.connect(`${receiver.url}/late`, ['lead.stage_changed']);
  const visitor = await york.lead();
  const subject = subjectName({ slug: 'york', sessionId: visitor.sessionId });
  await backend.database.query('update personal_data.keys set wrapped = null where subject = $1', [subject]);
  const body = { ids: [visitor.sessionId], connectionId: id, retryKey: 'one-press' };
  await york.call('POST', '/api/leads/forward', body);
  backend.app.get(PostgresKeyRing).forget(subject);
  expect((await answered(york, id, 'lead.forwarded')).attempts).toMatchObject([{ status: 500, answer: '' }]);
});
