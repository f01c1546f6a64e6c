import type { AuditEntry } from '@pilotlight/contracts/http/audit';
import { searchEvents } from '@pilotlight/contracts/http/audit';
import { setTimeout as pause } from 'node:timers/promises';
import { auditor } from './backend-under-test';
import type { TestBackend } from './backend-under-test';

/** The token of a session of the auditor's. */
export const signInAuditor = async (backend: TestBackend): Promise<string> => {
  const { email, password } = auditor;
  const { json, text } = await backend.call('POST', '/api/audit/login', { body: { email, password } });
  if (!json['token']) throw new Error(text);
  return json['token'];
};

/** What a search finds, once it finds something: the audit's list follows the log a moment behind. */
export const found = async (backend: TestBackend, token: string, query: string): Promise<readonly AuditEntry[]> => {
  for (let attempt = 0; attempt < 100; attempt++) {
    const { json } = await backend.call('GET', `/api/audit/events?${query}`, { token });
    const { entries } = searchEvents.response.parse(json);
    if (entries.length > 0) return entries;
    await pause(50);
  }
  throw new Error(`Nothing was found by ${query}`);
};

/** The id of the event in which the first message of all was received. */
export const firstMessage = async (backend: TestBackend, token: string): Promise<string> =>
  (await found(backend, token, 'type=VisitorMessageReceived')).at(-1)?.id ?? '';
