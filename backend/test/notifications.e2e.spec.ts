import { outboxMessages } from '@pilotlight/contracts/http/notifications';
import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { type InstallerOnBoard, newInstaller, signIn, Visitor } from './people';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ developerPages: true });
});
afterAll(() => backend.stop());

type OutboxMessage = z.infer<typeof outboxMessages.response>['messages'][number];

const outbox = async (slug: string): Promise<OutboxMessage[]> => {
  const { json } = await backend.asAdmin('GET', '/dev/outbox.json');
  const { messages } = outboxMessages.response.parse(json);
  return messages.filter(({ installerId }) => installerId === slug);
};

const patience = 20_000;

/** Waits for so many messages of an installer that have gone out, newest first. */
const sent = async (slug: string, count: number): Promise<OutboxMessage[]> => {
  for (const end = Date.now() + patience; ;) {
    const all = await outbox(slug);
    expect(all.filter(({ to, text }) => to === '' || text === '')).toEqual([]);
    const gone = all.filter(({ status }) => status === 'sent');
    if (gone.length >= count) return gone;
    if (Date.now() > end)
      throw new Error(`Only ${all.map(({ eventType, status }) => `${eventType} ${status}`).join()}`);
    await pause(50);
  }
};

/** Waits until an installer's newest message holds these words. */
const holding = async (slug: string, words: readonly string[]): Promise<OutboxMessage[]> => {
  for (const end = Date.now() + patience; ;) {
    const all = await outbox(slug);
    if (words.every((each) => all[0]?.text.includes(each))) return all;
    if (Date.now() > end) throw new Error(`Only ${JSON.stringify(all)}`);
    await pause(50);
  }
};

const preferring = (slug: string, notificationPreferences: object, more: object = {}): Promise<InstallerOnBoard> =>
  newInstaller(backend, slug, { phoneSms: '07700 900456', notificationPreferences, ...more });
const nightAndDay = { enabled: true, start: '23:59', end: '23:58' };

it('tells of danger within seconds, in quiet hours too, by a text and an email', async () => {
  const leeds = await preferring('leeds', { channels: { sms: true }, quietHours: nightAndDay });
  const visitor = await Visitor.of(backend, leeds);
  const began = Date.now();
  await visitor.say('I can smell gas in the kitchen');
  const messages = await sent('leeds', 2);
  expect(Date.now() - began).toBeLessThan(5_000);
  expect(messages.map(({ channel, to, eventType }) => ({ channel, to, eventType }))).toEqual(
    expect.arrayContaining([
      { channel: 'sms', to: '+447700900456', eventType: 'emergency_detected' },
      { channel: 'email', to: 'office@leeds.example', eventType: 'emergency_detected' },
    ]),
  );
  const text = messages.find(({ channel }) => channel === 'sms')?.text ?? '';
  expect(text).toMatch(/^EMERGENCY Smell of gas: /);
  expect(text.length).toBeLessThanOrEqual(160);
});

it('tells of a danger once, however often the visitor tells of it', async () => {
  const hull = await preferring('hull', {});
  const visitor = await Visitor.of(backend, hull);
  await visitor.say('I can smell gas in the kitchen');
  await visitor.say('the smell of gas is getting stronger');
  await sent('hull', 1);
  await visitor.say('my name is Jo Blogg');
  await pause(1_000);
  expect((await outbox('hull')).filter(({ eventType }) => eventType === 'emergency_detected')).toHaveLength(1);
});

it('tells of a lead once it is hot or warm, with what its job needs and a link, and the visitor that it was received', async () => {
  const york = await preferring('york', {}, { emailInbox: 'alerts@york.example' });
  const visitor = await Visitor.of(backend, york);
  await visitor.say('My boiler shows F22 and we have no heating');
  await visitor.lead({ name: 'Priya Nair', email: 'priya@nair.example', phone: '07700 900142', postcode: 'LS17 8AB' });
  const messages = await sent('york', 3);
  const qualified = messages.find(({ eventType }) => eventType === 'lead_qualified');
  expect(qualified).toMatchObject({ channel: 'email', to: 'alerts@york.example' });
  expect(qualified?.subject).toMatch(/^(?:Hot|Warm) lead: Priya, LS17 8AB$/);
  expect(qualified?.html).toContain('Open the job sheet</a>');
  expect(messages).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ eventType: 'lead_submitted', to: 'alerts@york.example' }),
      expect.objectContaining({ eventType: 'lead_received', to: 'priya@nair.example' }),
    ]),
  );
  const link = /href="(\S+)\/l\/(\S+?)"/.exec(qualified?.html ?? '');
  const followed = await fetch(`${backend.address}/l/${link?.[2]}`, { redirect: 'manual' });
  expect(followed.headers.get('location')).toBe(`/installer/dashboard/transcripts/${visitor.sessionId}`);
});

it('holds back in quiet hours what is not urgent, and gathers it in one message', async () => {
  const bath = await preferring('bath', { quietHours: nightAndDay });
  const visitor = await Visitor.of(backend, bath);
  await visitor.say('How much is a new boiler? Please ring me back');
  await visitor.lead({ name: 'Priya Nair', phone: '07700 900142', postcode: 'LS17 8AB' });
  const [held, ...others] = await holding('bath', ['Quote wanted', 'Details left']);
  expect(others).toEqual([]);
  expect(held).toMatchObject({ status: 'waiting', channel: 'email' });
  expect(held?.subject).toMatch(/^While it was quiet: /);
});

it('tells an installer of nothing that it does not want to know, and by no channel that is off', async () => {
  const off = { leadQualified: false, leadSubmitted: false };
  const ripon = await preferring('ripon', { events: off, channels: { email: false, whatsapp: true } });
  const visitor = await Visitor.of(backend, ripon);
  await visitor.say('Please ring me back about a boiler service');
  await visitor.lead({ name: 'Priya Nair', phone: '07700 900142', postcode: 'LS17 8AB' });
  await sent('ripon', 1);
  await pause(1_000);
  const told = (await outbox('ripon')).map(({ channel, eventType }) => `${channel} ${eventType}`);
  expect(told).toEqual(['whatsapp callback_requested']);
});

it('texts a number abroad only where its installer says so', async () => {
  const abroad = { phoneSms: '+353 86 123 4567' };
  const dublin = await preferring('dublin', { channels: { sms: true } }, abroad);
  const galway = await preferring('galway', { channels: { sms: true }, textsAbroad: true }, abroad);
  for (const installer of [dublin, galway]) await (await Visitor.of(backend, installer)).say('I can smell gas');
  const [far, near] = [await sent('galway', 2), await sent('dublin', 1)];
  expect(far.map(({ to }) => to).toSorted()).toEqual(['+353861234567', 'office@galway.example']);
  expect(near.map(({ to }) => to)).toEqual(['office@dublin.example']);
});

const callbacksOf = async (slug: string): Promise<OutboxMessage[]> =>
  (await sent(slug, 2)).filter(({ eventType }) => eventType === 'callback_requested');

it('tells of each wish to be rung that is left on the form, with the number', async () => {
  const keighley = await preferring('keighley', {});
  const visitor = await Visitor.of(backend, keighley);
  const ask = (preferredTime: string) => {
    const body = { sessionId: visitor.sessionId, phone: '07700 900142', preferredTime };
    return visitor.call('POST', 'callback', { body });
  };
  await ask('after five');
  await ask('after five');
  await ask('tomorrow before nine');
  while ((await callbacksOf('keighley')).length < 2) await pause(50);
  expect(await callbacksOf('keighley')).toHaveLength(2);
  for (const { text } of await callbacksOf('keighley')) expect(text).toContain('07700 900142');
});

it('shows an installer its own messages about a conversation, and nobody else’s', async () => {
  const token = await signIn(backend, await newInstaller(backend, 'whitby'));
  const selby = await preferring('selby', {});
  const visitor = await Visitor.of(backend, selby);
  await visitor.say('I can smell gas');
  await sent('selby', 1);
  const path = `/api/installer/conversations/${visitor.sessionId}/notifications`;
  const own = await backend.call('GET', path, { token: await signIn(backend, selby) });
  expect(own.json['notifications']).toMatchObject([{ eventType: 'emergency_detected', status: 'sent' }]);
  const others = await backend.call('GET', path, { token });
  expect([others.status, others.json['notifications']]).toEqual([200, []]);
});
