import { randomUUID } from 'node:crypto';
import type { Route } from '@pilotlight/contracts/http/route';
import type { TestBackend } from './backend-under-test';
import { until } from './google-calls';
import { type InstallerOnBoard, Visitor } from './people';

/** A body in order for the calls by which an installer works on a lead. */
export const leadBody = (path: string): unknown => {
  if (path.endsWith('/:sessionId/lead')) return { field: 'phone', value: '07700 900142' };
  if (path.endsWith('/lead/details')) return { edits: [{ field: 'phone', value: '07700 900142' }] };
  if (path.endsWith('/questions/dismiss')) return { messageId: randomUUID() };
  if (path.endsWith('/saved-replies')) return { replies: [], version: 0 };
  if (path.endsWith('/requests')) return { field: 'postcode' };
  if (path === '/api/v1/leads/:leadId') return { stage: 'contacted' };
  if (path.endsWith('/system-keys'))
    return { keyId: randomUUID(), name: 'Office books', scopes: ['leads:read'], days: null };
  if (path.endsWith('/leads/stages')) return { changes: [{ sessionId: randomUUID(), stage: 'contacted' }] };
  if (path.endsWith('/stage')) return { stage: 'contacted' };
  if (path.endsWith('/forward'))
    return { forwardId: randomUUID(), channel: 'email', target: 'other', address: 'karen@leeds.example' };
  if (path.endsWith('/leads/export.csv')) return {};
  if (path.endsWith('/leads/export.pdf')) return { ids: [randomUUID()] };
  if (path.endsWith('/notes')) return { noteId: randomUUID(), text: 'Rang, no answer' };
  return undefined;
};

/** Once the read side has caught up with a conversation, so that it can be listed and exported. */
export const shownInLists = async ({ database }: TestBackend, sessionId: string): Promise<void> => {
  const known = 'select from read.conversations where session_id = $1';
  await until(async () => (await database.query(known, [sessionId])).rowCount === 1);
};

/** A body that names a lead of the installer's, for the calls that need one. */
export const leadsFor = async (
  backend: TestBackend,
  installer: InstallerOnBoard,
  { path }: Route,
): Promise<{ readonly prepared?: object }> => {
  if (!path.endsWith('/leads/export.pdf')) return {};
  const { sessionId } = await talkedWith(backend, installer);
  return { prepared: { ids: [sessionId] } };
};

const talkedWith = async (backend: TestBackend, installer: InstallerOnBoard): Promise<Visitor> => {
  const visitor = await Visitor.of(backend, installer);
  await visitor.say('Boiler broken, 07700 900142');
  await shownInLists(backend, visitor.sessionId);
  return visitor;
};
