import { ownSessions } from '@pilotlight/contracts/http/security';
import { randomUUID } from 'node:crypto';
import type { TestBackend } from './backend-under-test';
import { newInstaller, password, signIn } from './people';

export const newPassword = 'seven copper pans ring';

/** For a call that would end what other calls stand on: an installer of its own, signed in twice. Null for other calls. */
export const securityFor = async (backend: TestBackend, path: string) => {
  const isChange = path === '/api/installer/password';
  if (!isChange && !path.startsWith('/api/installer/sessions/')) return null;
  const made = await newInstaller(backend, `signed-in-${randomUUID()}`);
  const [token] = [await signIn(backend, made), await signIn(backend, made)];
  const { json } = await backend.call('GET', '/api/installer/sessions', { token });
  const other = ownSessions.response.parse(json).sessions.find(({ current }) => !current);
  const body = isChange ? { currentPassword: password, newPassword } : undefined;
  return { slug: made.slug, token, body, loginId: other?.id ?? '' };
};
