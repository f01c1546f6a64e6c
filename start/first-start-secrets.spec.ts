import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstStartSecrets, secretsFile } from './first-start-secrets';

let dataDir: string;
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'pilotlight-secrets-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

it('gives what an earlier version kept a password for the auditor, once, and changes nothing else', () => {
  const kept = { ADMIN_PASSWORD: 'a', ADMIN_TOKEN: 'b', MASTER_KEY: 'c', DEMO_PASSWORD: 'd', announced: true };
  writeFileSync(secretsFile(dataDir), JSON.stringify(kept));
  const secrets = firstStartSecrets(dataDir);
  expect(secrets).toEqual({ ...kept, AUDITOR_PASSWORD: expect.stringMatching(/^[\w-]{20}$/) });
  expect(JSON.parse(readFileSync(secretsFile(dataDir), 'utf8'))).toEqual(secrets);
  expect(firstStartSecrets(dataDir)).toEqual(secrets);
});
