import { randomUUID } from 'node:crypto';
import { issueSystemKey, systemKeys } from '@pilotlight/contracts/http/system-keys';
import { type SystemScope, systemScopes } from '@pilotlight/contracts/values/system-key';
import type { TestBackend } from './backend-under-test';
import { until } from './google-calls';
import { type InstallerOnBoard, signIn, Visitor } from './people';

interface Asked {
  readonly scopes?: readonly SystemScope[];
  readonly days?: 30 | null;
}

export const issueKey = async (backend: TestBackend, token: string | undefined, body: object) =>
  await backend.call('POST', '/api/installer/system-keys', { token, body });

const issued = async (
  backend: TestBackend,
  token: string | undefined,
  { scopes = systemScopes, days = null }: Asked,
) => {
  const keyId = randomUUID();
  const { json } = await issueKey(backend, token, { keyId, name: 'Office books', scopes, days });
  const { key } = issueSystemKey.response.parse(json);
  if (key === null) throw new Error('A new key is told');
  return { key, keyId };
};

/** A key of one of the installer's own systems, with all scopes unless it says which. */
export const systemKey = async (
  backend: TestBackend,
  installer: InstallerOnBoard,
  asked: Asked = {},
): Promise<string> => (await issued(backend, await signIn(backend, installer), asked)).key;

/** Of a new key, what its installer knows it by. */
export const issuedKeyId = async (backend: TestBackend, token: string | undefined): Promise<string> =>
  (await issued(backend, token, {})).keyId;

export const listedKeys = async (backend: TestBackend, token: string) =>
  systemKeys.response.parse((await backend.call('GET', '/api/installer/system-keys', { token })).json).keys;

/** A key with all scopes, of who is signed in already. */
export const systemKeyBy = async (backend: TestBackend, token: string): Promise<string> =>
  (await issued(backend, token, {})).key;

/** The id of a visitor's lead, once the list of leads holds it. */
export const newLead = async (
  backend: TestBackend,
  installer: InstallerOnBoard,
  firstName: string,
): Promise<string> => {
  const visitor = await Visitor.of(backend, installer);
  await visitor.say('My boiler is broken');
  await visitor.lead({
    name: `${firstName} Marsh`,
    phone: '07700 900142',
    email: `${firstName.toLowerCase()}@home.example`,
  });
  const shown = 'select from read.leads where session_id = $1 and submitted_at is not null';
  await until(async () => (await backend.database.query(shown, [visitor.sessionId])).rowCount === 1);
  return visitor.sessionId;
};
