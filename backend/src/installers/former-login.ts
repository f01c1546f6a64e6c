import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';

/** Blind index of the login before its next change; null where there was none. Events of its stream, in order. */
export const formerLogin = (before: readonly RecordedEvent[]): string | null => {
  const last = before.findLast(({ type }) => type === 'InstallerLoginEmailSet' || type === 'SubjectErased');
  return last?.type === 'InstallerLoginEmailSet' ? last.data.loginHash : null;
};
