import { platformStats } from '@pilotlight/contracts/http/platform-stats';
import { book, diaryOf, type DiaryUnderTest, slotsOn } from './booking-calls';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { newInstaller } from './people';
import { until } from './google-calls';

let backend: TestBackend;
let leeds: DiaryUnderTest;

beforeAll(async () => {
  backend = await startTestBackend();
  leeds = await diaryOf(backend, 'leeds');
  await newInstaller(backend, 'hull');
  await backend.asAdmin('POST', '/api/admin/installers/hull/chatbot/suspend');
  const visitor = await leeds.visitor();
  await visitor.say('My boiler has broken down, ring me on 07700 900142, I am at LS6 2AS');
  const [slot] = await slotsOn(backend, leeds.installer);
  await book(visitor, slot?.start ?? '');
  await (await leeds.visitor()).say('How much is a new boiler? I am on 07700 900143');
  await (await leeds.visitor()).say('Hello');
  await until(async () => {
    const { text } = await backend.asAdmin('GET', '/api/admin/insights?days=7');
    const today = JSON.parse(text).insights.days.at(-1);
    return today.conversations === 3 && today.booked === 1;
  });
});
afterAll(() => backend.stop());

const asked = () => backend.call('GET', '/api/platform/stats');

it('anybody reads how many conversations, which share of the leads a visit came of, and how many chatbots answer', async () => {
  const { status, json } = await asked();
  expect(status).toBe(200);
  expect(platformStats.response.strict().parse(json)).toEqual({
    stats: { totalConversations: 3, avgConversionRate: 50, activeInstallers: 1 },
  });
});

it('what came since is told within a minute, for a crowd of readers costs one look at the figures', async () => {
  const before = await asked();
  await (await leeds.visitor()).say('Hello');
  const answers = await Promise.all(Array.from({ length: 20 }, asked));
  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set([before.text]));
});
