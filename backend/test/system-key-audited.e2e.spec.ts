import { randomUUID } from 'node:crypto';
import { auditedEvent } from '@pilotlight/contracts/http/audit';
import { issueSystemKey } from '@pilotlight/contracts/http/system-keys';
import { systemScopes } from '@pilotlight/contracts/values/system-key';
import { found, signInAuditor } from './audit-calls';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { dayIn } from './booking-calls';
import { type InstallerOnBoard, newInstaller, signIn } from './people';
import { issueKey } from './system-calls';

let backend: TestBackend;
let leeds: InstallerOnBoard;
beforeAll(async () => {
  backend = await startTestBackend();
  leeds = await newInstaller(backend, 'leeds');
});
afterAll(() => backend.stop());

it('the auditor reads by which API key an installer’s own system acted, and that a person needed none', async () => {
  const token = await signIn(backend, leeds);
  const asked = { keyId: randomUUID(), name: 'Job management', scopes: systemScopes, days: null };
  const { key } = issueSystemKey.response.parse((await issueKey(backend, token, asked)).json);
  const auditor = await signInAuditor(backend);
  const told = async (id: string) =>
    auditedEvent.response.parse((await backend.call('GET', `/api/audit/events/${id}`, { token: auditor })).json);

  const body = { customerName: 'Jo', customerPhone: '07700 900142', scheduledAt: `${dayIn(20)}T10:00:00.000Z` };
  const { status } = await backend.call('POST', '/api/v1/appointments', { token: key ?? '', body });
  expect(status).toBe(201);
  const [booked] = await found(backend, auditor, 'installer=leeds&type=AppointmentBooked');
  const bySystem = booked?.id ?? '';
  const actor = { kind: 'installer', id: 'leeds' };
  const { event, story } = await told(bySystem);
  expect([event.actor, event.byKey]).toEqual([
    { ...actor, key: asked.keyId },
    { id: asked.keyId, name: 'Job management', ending: key?.slice(-4) },
  ]);
  expect(story.outside).toMatchObject([{ title: 'Installer', note: 'by an API key' }]);

  await backend.call('DELETE', `/api/installer/system-keys/${asked.keyId}`, { token });
  expect((await told(bySystem)).event.byKey).toEqual({ id: asked.keyId, name: null, ending: null });

  const [issued] = await found(backend, auditor, 'installer=leeds&type=InstallerSystemKeyIssued');
  const byPerson = await told(issued?.id ?? '');
  expect([byPerson.event.actor, byPerson.event.byKey]).toEqual([actor, null]);
});
