import { outboxMessages } from '@pilotlight/contracts/http/notifications';
import { replySchema } from '@pilotlight/contracts/http/widget';
import { setTimeout as pause } from 'node:timers/promises';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { newInstaller, Visitor } from './people';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ developerPages: true });
});
afterAll(() => backend.stop());

const patience = 20_000;

const until = async <T>(look: () => Promise<T | undefined>): Promise<T> => {
  for (const end = Date.now() + patience; ;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error('It did not come');
    await pause(30);
  }
};

const eventOf = (type: string, { sessionId }: Visitor) =>
  until(async () =>
    (await backend.events()).findLast(
      ({ type: each, data }) => each === type && [data['sessionId'], data['subjectId']].includes(sessionId),
    ),
  );

const said = async (visitor: Visitor, text: string) => {
  const { status, json } = await visitor.say(text);
  expect(status).toBe(200);
  const reply = replySchema.parse(json);
  return { text: reply.text, chips: reply.quickReplies };
};

const messagesOf = async (slug: string, count: number) =>
  until(async () => {
    const { json } = await backend.asAdmin('GET', '/dev/outbox.json');
    const all = outboxMessages.response.parse(json).messages.filter((each) => each.installerId === slug);
    const sent = all.filter(({ status, text }) => status === 'sent' && text !== '');
    return sent.length >= count ? sent.map(({ eventType, to, text }) => ({ eventType, to, text })) : undefined;
  });

const visits = { events: Object.fromEntries(['appointmentBooked'].map((each) => [each, true])) };
const silent = Object.fromEntries(
  ['conversationEnded', 'quoteRequested', 'callbackRequested', 'leadQualified', 'leadSubmitted'].map((each) => [
    each,
    false,
  ]),
);

const booked = async (slug: string): Promise<{ visitor: Visitor; time: string }> => {
  const installer = await newInstaller(backend, slug, {
    notificationPreferences: { events: { ...silent, ...visits.events } },
  });
  const visitor = await Visitor.of(backend, installer);
  const { chips } = await said(visitor, 'When can you come and service my boiler?');
  const [time = ''] = chips;
  await said(visitor, time);
  await said(visitor, 'I’m Priya Nair, priya@nair.example');
  const asked = await said(visitor, 'LS6 2AB');
  expect(asked.text).toMatch(/Shall I book it\?$/);
  return { visitor, time };
};

it('books a visit on the visitor’s yes, tells both, and the lead knows of it', async () => {
  const { visitor } = await booked('leeds');
  expect((await eventOf('SlotHeld', visitor)).data).toMatchObject({ duration: 60 });
  const { text } = await said(visitor, 'Yes, book it');
  expect(text).toMatch(/^That’s asked for: .* We’ll confirm it with you\./);
  expect((await eventOf('AppointmentBooked', visitor)).data).toMatchObject({
    customerName: 'Priya Nair',
    customerEmail: 'priya@nair.example',
    customerPostcode: 'LS6 2AB',
    appointmentType: 'service',
    status: 'pending',
    through: 'chat',
  });
  expect((await eventOf('AppointmentNoted', visitor)).data).toMatchObject({ status: 'pending' });
  const graded = await until(async () => {
    const event = await eventOf('LeadGraded', visitor);
    return JSON.stringify(event.data['factors']).includes('booked') ? event : undefined;
  });
  expect(graded.data).toMatchObject({ grade: 'A' });
  const messages = await messagesOf('leeds', 2);
  expect(messages.map(({ eventType, to }) => ({ eventType, to }))).toEqual(
    expect.arrayContaining([
      { eventType: 'appointment_booked', to: 'office@leeds.example' },
      { eventType: 'visit_requested', to: 'priya@nair.example' },
    ]),
  );
  expect(messages.find(({ eventType }) => eventType === 'visit_requested')?.text).toMatch(/\/appointment\/[\w-]{40,}/);
});

it('books once, however often the yes is sent', async () => {
  const { visitor } = await booked('york');
  const messageId = crypto.randomUUID();
  const answers = await Promise.all(Array.from({ length: 4 }, () => visitor.say('Yes, book it', { messageId })));
  expect(new Set(answers.map(({ json }) => String(json['text']))).size).toBe(1);
  const made = (await backend.events()).filter(({ type, tenant }) => type === 'AppointmentBooked' && tenant === 'york');
  expect(made).toHaveLength(1);
});

it('offers other times where somebody else was quicker', async () => {
  const { visitor, time } = await booked('hull');
  await eventOf('SlotHeld', visitor);
  const other = await Visitor.of(backend, visitor.installer);
  await said(other, 'When can you come and service my boiler?');
  await said(other, time);
  await said(other, 'I’m Sam Poole, sam@poole.example');
  await said(other, 'LS6 2AB');
  const { text, chips } = await said(other, 'Yes, book it');
  expect(text).toMatch(/^Sorry, that time has just gone\. These are free/);
  expect(chips).not.toContain(time);
});

it('moves and cancels the visit when asked to', async () => {
  const { visitor } = await booked('selby');
  await said(visitor, 'Yes, book it');
  await eventOf('AppointmentNoted', visitor);
  const { chips } = await said(visitor, 'Can we move it to another day?');
  await said(visitor, chips.at(-1) ?? '');
  expect((await said(visitor, 'Yes, move it')).text).toMatch(/^Moved to /);
  expect((await eventOf('AppointmentMoved', visitor)).data).toMatchObject({ by: 'visitor' });
  expect((await said(visitor, 'Cancel my visit please')).text).toMatch(/^Shall I cancel your visit/);
  expect((await said(visitor, 'Yes, cancel it')).text).toMatch(/^Your visit is cancelled\./);
  expect((await eventOf('AppointmentCancelled', visitor)).data).toMatchObject({ by: 'visitor' });
  const { eventType } = await until(async () =>
    (await messagesOf('selby', 5)).find(({ eventType: each }) => each === 'appointment_cancelled'),
  );
  expect(eventType).toBe('appointment_cancelled');
});

it('books nothing in danger, nor where visits are switched off', async () => {
  const { visitor } = await booked('otley');
  await said(visitor, 'I can smell gas in the kitchen');
  await said(visitor, 'Yes, book it');
  const made = (await backend.events()).filter(
    ({ type, tenant }) => type === 'AppointmentBooked' && tenant === 'otley',
  );
  expect(made).toEqual([]);
});
