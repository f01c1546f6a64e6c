import type { AuditedEntry } from '@pilotlight/projections/audit/audit.reader';
import { causationGraphOf } from './causation-graph';

const told = (number: number, type: string, more: Partial<AuditedEntry> = {}): AuditedEntry => ({
  id: `event-${number}`,
  number,
  type,
  installerId: 'leeds',
  actor: { kind: 'visitor', id: 's-1' },
  at: new Date(Date.UTC(2026, 10, 3, 2, 14, number)).toISOString(),
  stream: 'conversation-1',
  revision: number,
  correlationId: 'call-1',
  causationId: null,
  ...more,
});
const graph = (...entries: AuditedEntry[]) => causationGraphOf(entries, ({ type }) => `about ${type}`, false);
const causes = (...entries: AuditedEntry[]) =>
  Object.fromEntries(graph(...entries).events.map(({ type, causedBy }) => [type, causedBy]));

it('goes from the call outside over the message to what was read from it and answered', () => {
  expect(
    causes(
      told(4, 'AssistantReplied', { actor: { kind: 'assistant', id: null }, causationId: 'event-2' }),
      told(1, 'ConversationStarted'),
      told(2, 'VisitorMessageReceived'),
      told(3, 'SafetyHazardDetected'),
    ),
  ).toEqual({
    ConversationStarted: 'call-call-1',
    VisitorMessageReceived: 'call-call-1',
    SafetyHazardDetected: 'event-2',
    AssistantReplied: 'event-2',
  });
});

it('names a call once, and none for what the system did by itself', () => {
  const { outside } = graph(
    told(1, 'InstallerCreated', { actor: { kind: 'admin', id: null } }),
    told(2, 'InstallerBranded', { actor: { kind: 'admin', id: null } }),
    told(3, 'SubjectErased', { actor: { kind: 'system', id: null }, correlationId: 'sweep' }),
  );
  expect(outside).toMatchObject([{ id: 'call-call-1', title: 'Admin' }]);
});

it("tells an installer's own system from a person at the dashboard", () => {
  const key = '018f5b7e-5555-4555-8555-555555555555';
  const { outside } = graph(
    told(1, 'LeadStageSet', { actor: { kind: 'installer', id: 'leeds', key } }),
    told(2, 'LeadStageSet', { actor: { kind: 'installer', id: 'leeds' }, correlationId: 'call-2' }),
  );
  expect(outside).toMatchObject([{ note: 'by an API key' }, { note: 'at the dashboard' }]);
});

it('says how long a suspension lasted, each one to its own end', () => {
  const { spans } = graph(
    told(1, 'InstallerSuspended'),
    told(2, 'InstallerResumed'),
    told(3, 'InstallerSuspended'),
    told(9, 'InstallerResumed'),
    told(10, 'InstallerSuspended'),
  );
  expect(spans).toEqual([
    { from: 'event-1', to: 'event-2', what: 'suspended', lasted: 1_000 },
    { from: 'event-3', to: 'event-9', what: 'suspended', lasted: 6_000 },
  ]);
});

it('leaves a cause that is not told open, and keeps what ties events together to itself', () => {
  const { events } = graph(told(5, 'AssistantReplied', { causationId: 'event-elsewhere' }));
  expect(events).toMatchObject([{ causedBy: null, note: 'about AssistantReplied' }]);
  expect(JSON.stringify(events)).not.toContain('correlationId');
});
