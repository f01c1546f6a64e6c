import {
  auditCommand,
  type CommandTarget,
  conversationCommand,
  erasureCommand,
  installerCommand,
  loginCommand,
} from './command-target';

const requestId = '018f5b7e-1111-4111-8111-111111111111';
const context = { actor: { kind: 'installer', id: 'leeds' }, requestId } as const;
const sessionId = '018f5b7e-2222-4222-8222-222222222222';
const given = '018f5b7e-4444-4444-8444-444444444444';
const conversation = { slug: 'leeds', sessionId };
const login = { slug: 'leeds', loginHash: 'abc' };
const onConversation = (...act: readonly [string, ...string[]]) => conversationCommand(conversation, context, ...act);

// Written down as they were first given: another id would let a repeat across a deployment append twice.
it.each<[command: string, target: CommandTarget, stream: string, id: string]>([
  ['installer', installerCommand('leeds', context), 'installer-leeds', 'fc892904-96f5-5df6-b53a-3068'],
  ['claim', loginCommand(login, context, 'claim'), 'login-abc', '05eb656d-d4a5-54c5-a343-0be4'],
  ['release', loginCommand(login, context, 'release'), 'login-abc', '4ccf97ce-7d74-5c94-aa9d-cec7'],
  ['look', auditCommand('leeds', context), 'audit-leeds', 'c7626de9-795c-5dc6-88ad-b24d'],
  ['erasure', erasureCommand(conversation, context), `conversation-${sessionId}`, 'e5735033-c3d8-5f63-b636-e60f'],
])('names the events of the %s as ever', (_, { stream, eventId }, expected, id) => {
  expect(stream).toBe(expected);
  expect([eventId(0), eventId(1)]).toEqual([`${id}00000000`, `${id}00000001`]);
});

it.each<[command: string, target: CommandTarget, id: string]>([
  ['message', onConversation('018f5b7e333343338333333333333333'), '0de65ddb-2c0c-5708-a454-6574'],
  ['reply', onConversation(given, 'reply', requestId), '4e9ad806-8273-5569-8045-7766'],
  ['taking over', onConversation('take-over', requestId), 'cf1189c8-4b11-5b6b-9360-9a3d'],
  ['handing back', onConversation('hand-back', requestId), '0a309fd4-c94e-5df2-80db-a1ed'],
  ["installer's reply", onConversation('installer-reply', given), 'bc931c86-e38a-567e-ad62-d711'],
  ['note', onConversation('lead-note', given), 'b796b409-467f-5380-ab74-da3f'],
  ['stage', onConversation('lead-stage', requestId), '2c1fef48-f736-5a20-83f1-3cad'],
  ['edit', onConversation('lead-edit', requestId), 'cbccec65-1c9d-57c4-83bd-a70f'],
  ['question', onConversation('request-detail', requestId), '5c842bfb-307f-5999-9a87-0eb5'],
  ['lead form', onConversation(requestId), '085b9743-b861-59b5-9365-3fe5'],
  ["photo's tag", onConversation(given, requestId), '8e333869-3c8f-5316-96c8-a947'],
  ['tags kept later', onConversation('tags', requestId, '2'), '1827f0ec-b544-53fa-b068-20ec'],
])("names the events of a conversation's %s as ever", (_, { stream, eventId }, id) => {
  expect(stream).toBe(`conversation-${sessionId}`);
  expect([eventId(0), eventId(1)]).toEqual([`${id}00000000`, `${id}00000001`]);
});

it('records who asked, for which installer, and what it follows from', () => {
  const { metadata } = auditCommand('leeds', { ...context, causedBy: given });
  expect(metadata).toEqual({
    tenant: 'leeds',
    actor: context.actor,
    correlationId: requestId,
    causationId: given,
  });
  expect(installerCommand('leeds', context).metadata.causationId).toBeNull();
});
