import { widgetLauncher } from '@pilotlight/contracts/http/widget';
import { leadViewSchema } from '@pilotlight/contracts/http/leads';
import { marketingWording } from '@pilotlight/contracts/values/marketing-consent';
import { Retention } from '../src/conversations/privacy/retention';
import { startTestBackend, type TestBackend } from './backend-under-test';
import type { Answer } from './http-call';
import { type InstallerOnBoard, newInstaller, signIn, Visitor } from './people';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const day = 86_400_000;
const offers = 'Leeds Heating may write to me when my service is due';

const onBoard = async (slug: string) => {
  const installer = await newInstaller(backend, slug);
  const token = await signIn(backend, installer);
  const change = (privacy: object) => backend.call('PATCH', '/api/installer/settings', { token, body: { privacy } });
  return { installer, token, change };
};
const wordsOf = ({ json }: Answer) => json['installer']?.['consentText'];
const typesOf = async (slug: string) =>
  (await backend.events()).filter(({ stream }) => stream === `installer-${slug}`).map(({ type }) => type);

const shownTo = async ({ slug, origin }: InstallerOnBoard) => {
  const { json } = await backend.call('POST', `/api/widget/${slug}/launcher`, { origin });
  return widgetLauncher.response.parse(json).consent;
};

const agreedTo = async (installer: InstallerOnBoard, token: string, consent?: string) => {
  const visitor = await Visitor.of(backend, installer);
  await visitor.say('My boiler needs a service');
  const body = { sessionId: visitor.sessionId, lead: { email: 'ada@home.example' }, marketing: true, consent };
  expect((await visitor.call('POST', 'lead', { body })).status).toBe(200);
  const { json } = await backend.call('GET', `/api/installer/conversations/${visitor.sessionId}/lead`, { token });
  return leadViewSchema.parse(json).marketing.map(({ channel, wording }) => [channel, wording]);
};

describe("an installer's own privacy settings", () => {
  it('keep conversations for as long as they say, and have nobody erased sooner', async () => {
    const { installer, token, change } = await onBoard('leeds');
    const visitor = await Visitor.of(backend, installer);
    await visitor.say('My boiler needs a service');
    const shown = async () =>
      (await backend.call('GET', '/api/installer/conversations', { token })).json['conversations']?.length;
    const answer = await change({ retentionDays: 30 });
    expect([answer.status, answer.json['installer']?.['retentionDays']]).toEqual([200, 30]);
    const retention = backend.app.get(Retention);
    expect(await retention.apply(new Date(Date.now() + 29 * day))).toBe(0);
    expect(await shown()).toBe(1);
    expect(await retention.apply(new Date(Date.now() + 31 * day))).toBe(1);
    expect(await shown()).toBe(0);
    expect(await retention.apply(new Date(Date.now() + 31 * day))).toBe(0);
  });

  it.each([
    ['too short a time', { retentionDays: 29 }, 'Between 30 and 3650 days'],
    ['too long a time', { retentionDays: 3651 }, 'Between 30 and 3650 days'],
    ['half a day', { retentionDays: 30.5 }, 'Whole days only'],
    ['no words', { consentText: '   ' }, 'At least 10 characters: say what is agreed to'],
    ['too many words', { consentText: 'x'.repeat(161) }, 'At most 160 characters'],
    ['what is none of them', { name: 'Cheap Boilers' }, 'name'],
  ])('refuse %s', async (about, privacy, message) => {
    const { change } = await onBoard(`york-${about.replaceAll(' ', '-')}`);
    const { status, json } = await change(privacy);
    expect([status, json['code']]).toEqual([400, 'invalid']);
    expect(json['message']).toContain(message);
  });

  it('word the consent on the form, and keep with each consent the words that were read', async () => {
    const { installer, token, change } = await onBoard('selby');
    expect(await shownTo(installer)).toBe(marketingWording);
    expect(wordsOf(await change({ consentText: ` ${offers}\n` }))).toBe(offers);
    expect(await shownTo(installer)).toBe(offers);
    expect(await agreedTo(installer, token, offers)).toEqual([['email', offers]]);
    await change({ consentText: 'You may send me offers' });
    // Their form was open while the words changed.
    expect(await agreedTo(installer, token, offers)).toEqual([['email', offers]]);
    expect(await agreedTo(installer, token)).toEqual([['email', marketingWording]]);
    expect(await agreedTo(installer, token, 'Sell my number to anybody')).toEqual([]);
  });

  it('are changed once where the same is sent twice, and by nobody else', async () => {
    const [bath, ely] = [await onBoard('bath'), await onBoard('ely')];
    for (const time of [1, 2]) expect([time, (await bath.change({ retentionDays: 90 })).status]).toEqual([time, 200]);
    const changes = (await typesOf('bath')).filter((type) => type === 'InstallerRetentionSet');
    expect(changes).toHaveLength(1);
    expect(await typesOf('ely')).not.toContain('InstallerRetentionSet');
    const { json } = await backend.call('GET', '/api/installer/me', { token: ely.token });
    expect(json['installer']?.['retentionDays']).toBe(365);
  });
});
