import { ownTrainingChanges } from '@pilotlight/contracts/http/training-changes';
import { randomUUID } from 'node:crypto';
import { admin, startTestBackend, type TestBackend } from './backend-under-test';
import type { Answer } from './http-call';
import { newInstaller, signIn } from './people';
import { settled } from './settled-notifications';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ developerPages: true });
});
afterAll(() => backend.stop());

const own = '/api/installer/training/changes';
const forAdmin = (slug: string) => `/api/installers/${slug}/training/changes`;
const shownBy = ({ json }: Answer) =>
  ownTrainingChanges.response.parse(json).changes.map(({ text, doneAt }) => [text, doneAt !== null]);

const onBoard = async (slug: string) => {
  const token = await signIn(backend, await newInstaller(backend, slug));
  return {
    token,
    ask: (text: string, id: string = randomUUID()) => backend.call('POST', own, { token, body: { id, text } }),
    list: () => backend.call('GET', own, { token }),
  };
};

it('reaches the admin as an email and in the training, and the installer sees that it is done', async () => {
  const leeds = await onBoard('leeds');
  const id = randomUUID();
  expect(shownBy(await leeds.ask(' We close at 4 on Fridays ', id))).toEqual([['We close at 4 on Fridays', false]]);
  await settled(backend);
  const outbox = (await backend.asAdmin('GET', '/dev/outbox.json')).text;
  expect(outbox).toContain(`"to":"${admin.email}","eventType":"training_change_asked"`);
  expect(outbox).toContain('“We close at 4 on Fridays”');
  expect(outbox).toContain('/admin/dashboard/leeds/edit');
  expect(shownBy(await backend.asAdmin('GET', forAdmin('leeds')))).toEqual([['We close at 4 on Fridays', false]]);
  expect((await backend.asAdmin('POST', `${forAdmin('leeds')}/${id}/done`)).status).toBe(200);
  expect(shownBy(await leeds.list())).toEqual([['We close at 4 on Fridays', true]]);
});

it('is asked for once, though it is sent again', async () => {
  const york = await onBoard('york');
  const id = randomUUID();
  for (const time of [1, 2]) expect([time, (await york.ask('Mention Dave Hobbs', id)).status]).toEqual([time, 200]);
  expect(shownBy(await york.list())).toEqual([['Mention Dave Hobbs', false]]);
  const asked = (await backend.events()).filter(
    ({ type, tenant }) => type === 'TrainingChangeAsked' && tenant === 'york',
  );
  expect(asked).toHaveLength(1);
});

it.each([
  ['nothing', '  ', 'Please say what should change'],
  ['a whole book', 'x'.repeat(1_001), 'At most 1,000 characters'],
])('is refused where it says %s', async (_what, text, message) => {
  const hull = await onBoard(`hull-${text.length}`);
  const { status, json } = await hull.ask(text);
  expect([status, json['message']]).toEqual([400, message]);
});

it("is nobody else's to see or to finish", async () => {
  const [bath, ely] = [await onBoard('bath'), await onBoard('ely')];
  const id = randomUUID();
  await bath.ask('We do heat pumps now', id);
  expect(shownBy(await ely.list())).toEqual([]);
  for (const slug of ['ely', 'nowhere'])
    expect((await backend.asAdmin('POST', `${forAdmin(slug)}/${id}/done`)).status).toBe(404);
  expect((await backend.call('POST', `${forAdmin('bath')}/${id}/done`, { token: bath.token })).status).toBe(401);
  expect(shownBy(await bath.list())).toEqual([['We do heat pumps now', false]]);
});
