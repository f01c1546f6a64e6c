import type { Route } from '@pilotlight/contracts/http/route';

/** Routes whose answers speak of a password in words, and why; no field of theirs may be named for one. */
const speakOfPasswords: ReadonlyMap<string, string> = new Map([
  ['/api/admin/installers/:slug/story', 'tells that a password was set or changed'],
  ['/api/admin/notification-templates', 'has the template of a changed password'],
  ['/api/admin/notifications', 'names what was sent, the note of a changed password too'],
  ['/dev/outbox.json', 'holds that note itself'],
]);

const credentials = [/argon2/i, /[a-z]Hash"/i, /credentialId/i, /six brass/i];

/** What no answer of this route may hold. */
export const secretsIn = ({ access, path }: Pick<Route, 'access' | 'path'>): readonly RegExp[] => {
  // An auditor reads ids of passwords' rows.
  if (access === 'auditor') return [/argon2/];
  return [...credentials, speakOfPasswords.has(path) ? /password\w*":/i : /password/i];
};
