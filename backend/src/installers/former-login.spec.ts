import type { DomainEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { recorded } from '../testing/past';
import { formerLogin } from './former-login';

const slug = 'leeds';
const set = (loginHash: string | null): DomainEvent => ({
  type: 'InstallerLoginEmailSet',
  data: { slug, installerEmail: loginHash && 'office@leeds.example', loginHash },
});
const renamed: DomainEvent = { type: 'InstallerRenamed', data: { slug, name: 'Leeds' } };

it.each<[string, readonly DomainEvent[], string | null]>([
  ['none at first', [renamed], null],
  ['the last one set', [set('ab'), set('cd'), renamed], 'cd'],
  ['none once it was removed', [set('ab'), set(null)], null],
])('the login email an installer had before: %s', (_, past, hash) => {
  expect(formerLogin(past.map((event, revision) => recorded(event, revision, '2026-03-02T09:00:00.000Z')))).toBe(hash);
});
