import { auditedEvent, viewEventPersonalData } from '@pilotlight/contracts/http/audit';
import { stateComparisonSchema } from '@pilotlight/contracts/http/audit-state';
import type { AuditedField, AuditedValue } from '@pilotlight/contracts/http/audit';
import { firstMessage, found, signInAuditor } from './audit-calls';
import { admin, auditor, startTestBackend } from './backend-under-test';
import type { TestBackend } from './backend-under-test';
import { newInstaller, Visitor } from './people';
import type { InstallerOnBoard } from './people';

const words = 'No hot water since Monday';
const valueOf = (fields: readonly AuditedField[] | null, name: string): AuditedValue | undefined =>
  fields?.find((field) => field.name === name)?.value;

let backend: TestBackend;
let leeds: InstallerOnBoard;
let visitor: Visitor;
let token: string;
const opened = async (seesPersonalData: boolean): Promise<void> => {
  backend = await startTestBackend({ auditor: { ...auditor, seesPersonalData } });
  leeds = await newInstaller(backend, 'leeds');
  visitor = await Visitor.of(backend, leeds);
  await visitor.say(words);
  token = await signInAuditor(backend);
};
const event = async (id: string) =>
  auditedEvent.response.parse((await backend.call('GET', `/api/audit/events/${id}`, { token })).json);
const state = async (at: string) => {
  const path = `/api/audit/installers/leeds/state?at=${encodeURIComponent(at)}`;
  return stateComparisonSchema.parse((await backend.call('GET', path, { token })).json);
};
const looks = async () => (await backend.events()).filter(({ type }) => type === 'PersonalDataViewed');

describe('an auditor who may not see personal data', () => {
  beforeAll(() => opened(false));
  afterAll(() => backend.stop());

  it('finds by type what happened, with who did it', async () => {
    const [entry] = await found(backend, token, 'installer=leeds&type=VisitorMessageReceived&actor=visitor');
    expect(entry).toMatchObject({
      actor: { kind: 'visitor', id: visitor.sessionId },
      installerId: 'leeds',
      revision: 1,
    });
    const { json } = await backend.call('GET', '/api/audit/installers?search=le', { token });
    expect(json).toEqual({ installers: ['leeds'] });
  });

  it("reads an event's story from its cause to its effects, and none of a visitor's words", async () => {
    const { event: shown, story } = await event(await firstMessage(backend, token));
    expect(valueOf(shown.fields, 'text')).toEqual({ kind: 'hidden' });
    expect(valueOf(shown.fields, 'slug')).toEqual({ kind: 'shown', text: 'leeds' });
    const reply = story.events.find(({ type }) => type === 'AssistantReplied');
    expect(reply?.causedBy).toBe(shown.id);
    expect(story.events.find(({ id }) => id === shown.id)?.causedBy).toBe(story.outside[0]?.id);
    expect(story.outside).toMatchObject([{ title: 'Visitor', note: 'wrote in the chat' }]);
    expect(JSON.stringify([shown, story])).not.toContain(words);
  });

  it('is refused a look, and nothing is written of it', async () => {
    const id = await firstMessage(backend, token);
    const { status, json } = await backend.call('POST', `/api/audit/events/${id}/personal-data`, { token });
    expect([status, json['message']]).toEqual([403, 'Your role may not see personal data']);
    const path = '/api/audit/installers/leeds/state/personal-data';
    expect((await backend.call('POST', path, { token, body: { at: '2026-01-01T00:00:00Z' } })).status).toBe(403);
    expect(await looks()).toEqual([]);
  });

  it('sees an installer as it was beside what it is, and what differs', async () => {
    const before = new Date().toISOString();
    await backend.asAdmin('POST', '/api/admin/installers/leeds/chatbot/suspend');
    const [suspended] = await found(backend, token, 'type=InstallerSuspended');
    const { was, now, fields, moments } = await state(before);
    expect([was.after, now.after]).toEqual([expect.any(Number), suspended?.number]);
    expect(moments.at(-1)).toEqual({ at: suspended?.at, number: suspended?.number });
    expect(fields.filter(({ differs }) => differs).map(({ name }) => name)).toEqual(['Chatbot', 'Suspended by']);
    expect(fields.find(({ name }) => name === 'Sign-in email')).toEqual({
      name: 'Sign-in email',
      was: { kind: 'hidden' },
      now: { kind: 'hidden' },
      differs: false,
    });
    const longAgo = await state('2020-01-01T00:00:00Z');
    expect(longAgo.was).toMatchObject({ after: null, events: 0 });
    expect(longAgo.fields[0]).toMatchObject({
      name: 'Status',
      was: { text: 'Not registered' },
      now: { text: 'Active' },
    });
  });

  it('draws a suspension from its beginning to its end', async () => {
    await backend.asAdmin('POST', '/api/admin/installers/leeds/reactivate');
    await found(backend, token, 'type=InstallerResumed');
    const [begun] = await found(backend, token, 'type=InstallerSuspended');
    const { story } = await event(begun?.id ?? '');
    expect(story.spans).toMatchObject([{ from: begun?.id, what: 'suspended' }]);
    expect(story.events.map(({ type }) => type)).toEqual(['InstallerSuspended', 'InstallerResumed']);
  });

  it('is told of what does not exist as of any other', async () => {
    for (const path of [
      'events/018f5b7e-aaaa-4aaa-8aaa-aaaaaaaaaaaa',
      'events/none',
      'installers/hull/state?at=2026-01-01T00:00:00Z',
    ])
      expect([path, (await backend.call('GET', `/api/audit/${path}`, { token })).status]).toEqual([path, 404]);
  });

  it('reads moments with any offset, and none outside of the lifetime of an installer', async () => {
    const from = await backend.call('GET', '/api/audit/events?from=2026-01-01T00:00:00%2B23:59', { token });
    const to = await backend.call('GET', '/api/audit/events?to=0000-01-01T00:00:00Z', { token });
    const at = await backend.call('GET', '/api/audit/installers/leeds/state?at=0000-01-01T00:00:00Z', { token });
    expect([from.status, to.status, at.status]).toEqual([200, 400, 400]);
  });

  it("can't come in by the admin's door, nor the admin by the auditor's", async () => {
    const body = { email: auditor.email, password: auditor.password };
    expect((await backend.call('POST', '/api/admin/login', { body })).status).toBe(401);
    const { email, password } = admin;
    expect((await backend.call('POST', '/api/audit/login', { body: { email, password } })).status).toBe(401);
  });

  it('is held to ten guesses', async () => {
    const body = { email: auditor.email, password: 'a wrong guess' };
    let last = 0;
    for (let guess = 0; guess < 12; guess++) last = (await backend.call('POST', '/api/audit/login', { body })).status;
    expect(last).toBe(429);
  });

  it('is signed out at once', async () => {
    expect((await backend.call('POST', '/api/audit/logout', { token })).status).toBe(200);
    expect((await backend.call('GET', '/api/audit/events', { token })).status).toBe(401);
  });
});

describe('an auditor who may see personal data', () => {
  beforeAll(() => opened(true));
  afterAll(() => backend.stop());

  it('is shown them only by a look, which stands in the log with who looked at what', async () => {
    const id = await firstMessage(backend, token);
    expect(valueOf((await event(id)).event.fields, 'text')).toEqual({ kind: 'hidden' });
    const { json } = await backend.call('POST', `/api/audit/events/${id}/personal-data`, { token });
    expect(valueOf(viewEventPersonalData.response.parse(json).fields, 'text')).toEqual({ kind: 'shown', text: words });
    expect(await looks()).toMatchObject([
      {
        stream: 'audit-leeds',
        tenant: 'leeds',
        data: { slug: 'leeds', eventId: id, accountAt: null },
        meta: { actor: { kind: 'auditor', id: null }, causationId: id },
      },
    ]);
  });

  it("leaves a look at an installer's account in the log as well", async () => {
    const at = new Date().toISOString();
    const path = '/api/audit/installers/leeds/state/personal-data';
    const { json } = await backend.call('POST', path, { token, body: { at } });
    const email = stateComparisonSchema.parse(json).fields.find(({ name }) => name === 'Sign-in email');
    expect(email).toMatchObject({ was: { text: leeds.email }, now: { text: leeds.email } });
    expect((await looks()).at(-1)?.data).toEqual({ slug: 'leeds', eventId: null, accountAt: at });
  });

  it('can see nothing more of an erased visitor', async () => {
    await backend.asAdmin('POST', `/api/installers/leeds/conversations/${visitor.sessionId}/erase`, {});
    const id = await firstMessage(backend, token);
    expect(valueOf((await event(id)).event.fields, 'text')).toEqual({ kind: 'erased' });
    const { text } = await backend.call('POST', `/api/audit/events/${id}/personal-data`, { token });
    expect(text).not.toContain(words);
  });
});

it('lets nobody in where no auditor is named', async () => {
  backend = await startTestBackend({ auditor: null });
  const { email, password } = auditor;
  for (const body of [
    { email, password },
    { email: 'a@b.example', password: 'undefined' },
  ])
    expect((await backend.call('POST', '/api/audit/login', { body })).status).toBe(401);
  await backend.stop();
});
