import { startTestBackend, type TestBackend } from './backend-under-test';
import { type InstallerOnBoard, newInstaller, signIn, Visitor } from './people';

let backend: TestBackend;
let leeds: InstallerOnBoard;
beforeAll(async () => {
  backend = await startTestBackend();
  leeds = await newInstaller(backend, 'leeds');
});
afterAll(() => backend.stop());

const at = (slug: string, what = '') => `/api/installers/${slug}/training${what}`;
const draft = (slug: string, over: number, training: object) =>
  backend.asAdmin('PUT', at(slug, '/draft'), { over, training });
const publish = (slug: string, number: number) => backend.asAdmin('POST', at(slug, '/publish'), { draft: number });

const flows = { takesCallbacks: true, takesQuoteRequests: true, asksForPhotos: true, offersVisits: false };
const told = {
  flows,
  prices: [{ what: 'Boiler repair', from: 8_500, kind: 'hourly', includes: 'VAT' }],
  facts: {
    servicesNotOffered: ['Heat pumps'],
    insurance: '£5 million public liability',
    email: 'hello@leeds-heating.example',
    phone: '0113 496 0777',
    whoAttends: 'Callum Oakes',
    replyTime: 'an hour on working days',
  },
  pairs: [{ question: 'Do you take cards?', answer: 'Yes, all but Amex.' }],
};

it('what a firm tells beyond the nine fields is drafted, published and shown to it as it was written', async () => {
  expect((await draft('leeds', 0, told)).json).toMatchObject({ draft: { number: 1, training: told } });
  expect((await publish('leeds', 1)).json).toMatchObject({ published: { number: 1, training: told } });
  const own = await backend.call('GET', '/api/installer/training', { token: await signIn(backend, leeds) });
  expect(own.json).toMatchObject({ published: { training: told } });
});

it('saved again it is no new draft, and goes with the draft that leaves it out', async () => {
  await newInstaller(backend, 'york');
  await draft('york', 0, told);
  expect((await draft('york', 1, told)).json).toMatchObject({ draft: { number: 1 } });
  const { json } = await draft('york', 1, { flows, prices: told.prices });
  expect(json['draft']?.['number']).toBe(2);
  expect(Object.keys(Object(json['draft']?.['training']))).not.toEqual(expect.arrayContaining(['facts']));
});

it.each([
  ['no Gas Safe number', { facts: { gasSafeNumber: 'GS1' } }, 'A Gas Safe number is 4 to 7 digits'],
  ['no email', { facts: { email: 'hello@' } }, 'Please enter a valid email address'],
  ['too long a text', { facts: { finance: 'x'.repeat(501) } }, 'At most 500 characters'],
  [
    'too long a list',
    { facts: { brands: Array.from({ length: 51 }, (_, index) => `Brand ${index}`) } },
    'At most 50 brands',
  ],
  ['a question without an answer', { pairs: [{ question: 'Cards?', answer: ' ' }] }, 'Please enter the answer'],
  [
    'too many questions',
    { pairs: Array.from({ length: 101 }, () => told.pairs[0]) },
    'At most 100 questions and answers',
  ],
])('is refused in the words of the rule: %s', async (_what, training, message) => {
  await newInstaller(backend, 'hull');
  const { status, json } = await draft('hull', 0, training);
  expect([status, json['message']]).toEqual([400, message]);
});

it('keeps how the firm is reached sealed in the log', async () => {
  const written = (await backend.stored()).filter(
    ({ stream, type }) => stream === 'installer-leeds' && type.startsWith('InstallerTraining'),
  );
  const stored = JSON.stringify(written);
  expect(written).toHaveLength(2);
  expect(stored).toContain('£5 million public liability');
  expect(stored).not.toMatch(/leeds-heating\.example|496 0777|Oakes/);
});

it('promises a reply in the time that was set, and in none where none was', async () => {
  const ask = async (installer: InstallerOnBoard): Promise<string> => {
    const visitor = await Visitor.of(backend, installer);
    await visitor.say('no heating, Jo 07700 900142');
    return (await visitor.say('when will you ring?')).json['text'] ?? '';
  };
  expect(await ask(leeds)).toContain('We usually reply within an hour on working days');
  const ripon = await newInstaller(backend, 'ripon');
  await draft('ripon', 0, { flows, businessInfo: { openingHours: 'Every day 0:00 to 24:00' } });
  await publish('ripon', 1);
  expect(await ask(ripon)).not.toMatch(/reply by|usually reply/);
});
